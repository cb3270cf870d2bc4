# A cache in front of two servers of one site. The site says itself what may be kept and for how long
# (s-maxage, stale-while-revalidate); this file only adds the bad day.
vcl 4.1;

import std;
import directors;

probe ready {
  .url = "/readyz";
  .interval = 2s;
  .timeout = 1s;
  .window = 3;
  .threshold = 2;
  .initial = 2;
}

backend one {
  .host = "{{one.host}}";
  .port = "{{one.port}}";
  .probe = ready;
}

backend two {
  .host = "{{two.host}}";
  .port = "{{two.port}}";
  .probe = ready;
}

sub vcl_init {
  new servers = directors.round_robin();
  servers.add_backend(one);
  servers.add_backend(two);
}

sub vcl_recv {
  set req.backend_hint = servers.backend();
  # These are not part of the key of a page. A visitor who sends them must not change it.
  unset req.http.x-forwarded-host;
  unset req.http.forwarded;
  unset req.http.traceparent;
  # Pages are the same for everybody: no cookie changes them. The site reads none.
  if (req.method == "GET" || req.method == "HEAD") {
    unset req.http.cookie;
  }
  # A form for a gift only leads to the payment page, so it may be sent to another server where one dies in the middle of it.
  # Its text is kept for that.
  if (req.method == "POST" && req.url ~ "/donate(\?|$)") {
    std.cache_req_body(256KB);
  }
}

# While a server is healthy, a response is served at most as stale as its stale-while-revalidate allows; otherwise the
# last good response is served for a day.
sub vcl_hit {
  if (std.healthy(req.backend_hint) && obj.ttl + std.duration(obj.http.x-stale, 0s) < 0s) {
    set req.grace = 0s;
    return (restart);
  }
}

sub vcl_backend_response {
  # Responses that are private or no-store are never cached (built in). The others stay for a bad day.
  set beresp.http.x-stale = "0s";
  if (beresp.http.cache-control ~ "stale-while-revalidate=[0-9]") {
    set beresp.http.x-stale = regsub(beresp.http.cache-control, "^.*stale-while-revalidate=([0-9]+).*$", "\1s");
  }
  set beresp.grace = 24h;
  # An error never replaces a page that was good.
  if (beresp.status >= 500 && bereq.is_bgfetch) {
    return (abandon);
  }
}

sub vcl_backend_error {
  if (bereq.retries == 0 && (bereq.method == "GET" || bereq.url ~ "/donate(\?|$)")) {
    # The director may choose the server that just failed once more.
    if (beresp.backend == one) {
      set bereq.backend = two;
    } else {
      set bereq.backend = one;
    }
    return (retry);
  }
}

sub vcl_deliver {
  set resp.http.x-cache = "MISS";
  if (obj.hits > 0) {
    set resp.http.x-cache = "HIT";
  }
  unset resp.http.x-stale;
}
