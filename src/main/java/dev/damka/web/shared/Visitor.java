package dev.damka.web.shared;

import dev.damka.players.Player;
import dev.damka.players.Token;
import io.vertx.core.http.Cookie;
import io.vertx.core.http.CookieSameSite;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.context.RequestScoped;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

/** Who sends the request, known by a cookie with nothing but a random {@link Token}. */
@RequestScoped
public class Visitor {
    /** An id that no player has. */
    public static final long NOBODY = -1;

    static final String COOKIE = "damka";
    // Browsers keep no cookie longer than 400 days.
    private static final Duration KEPT = Duration.ofDays(400);

    private final RoutingContext routing;

    Visitor(RoutingContext routing) {
        this.routing = routing;
    }

    /** Whether a cookie came along, whoever's; without one there is nothing to look up. */
    public boolean hasCookie() {
        return routing.request().getCookie(COOKIE) != null;
    }

    /** The player whose cookie came along; a cookie that nobody was given is no player. */
    public Optional<Player> current() {
        return shown().flatMap(Player::holding);
    }

    /** The id of the current player, or {@link #NOBODY}. */
    public long playerId() {
        return current().map(player -> player.id).orElse(NOBODY);
    }

    private Optional<Token> shown() {
        return Optional.ofNullable(routing.request().getCookie(COOKIE))
                .map(Cookie::getValue)
                .flatMap(Token::shown);
    }

    /**
     * The current player, or a new one who is stored; either is given the cookie for another 400 days. Only for a POST
     * that has something to keep, in its transaction.
     */
    public Player orNew(Instant now) {
        Optional<Player> known = current();
        Token token = known.flatMap(player -> shown()).orElseGet(Token::random);
        routing.response().addCookie(cookie(token, routing.request()));
        return known.orElseGet(() -> {
            Player player = new Player(token, now);
            player.persist();
            return player;
        });
    }

    private static Cookie cookie(Token token, HttpServerRequest request) {
        return Cookie.cookie(COOKIE, token.value())
                .setPath("/")
                .setHttpOnly(true)
                .setSameSite(CookieSameSite.STRICT)
                .setSecure("https".equals(request.scheme()))
                .setMaxAge(KEPT.toSeconds());
    }
}
