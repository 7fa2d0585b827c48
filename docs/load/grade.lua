-- wrk: grades the first move of a puzzle.
wrk.method = "POST"
wrk.headers["Content-Type"] = "application/json"
wrk.body = '{"line": [], "move": "b2-c3"}'
