# Beside varnish.vcl, where the site tells the cache what is old (CDN_PURGE=varnish): needs the package varnish-modules.
# Include it from varnish.vcl, below its first line. Pages are marked as old, not thrown away: they still serve on a
# bad day.
vcl 4.1;

import xkey;

# Who may say that a page is old: the site's own servers.
acl servers_of_the_site {
  "localhost";
  "10.0.0.0"/8;
  "172.16.0.0"/12;
  "192.168.0.0"/16;
}

sub vcl_recv {
  if (req.method == "PURGE") {
    # Where something on this machine ends TLS, visitors come from its address: two addresses are no server of ours.
    if (client.ip !~ servers_of_the_site || req.http.x-forwarded-for ~ ",") {
      return (synth(405));
    }
    if (!req.http.surrogate-key) {
      return (synth(400));
    }
    set req.http.x-purged = xkey.softpurge(req.http.surrogate-key);
    return (synth(200, "Purged"));
  }
}

sub vcl_backend_response {
  set beresp.http.xkey = beresp.http.surrogate-key;
}

sub vcl_deliver {
  unset resp.http.xkey;
  unset resp.http.surrogate-key;
}
