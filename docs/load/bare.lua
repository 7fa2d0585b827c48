-- wrk: sends a small object and gets it back.
wrk.method = "POST"
wrk.headers["Content-Type"] = "application/json"
wrk.body = '{"text": "b2-c3"}'
