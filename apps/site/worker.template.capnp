# The site on workerd: `pnpm --filter @milepost/site run build:worker`, fill in {{…}}, then `workerd serve worker.capnp`.
using Workerd = import "/workerd/workerd.capnp";

const config :Workerd.Config = (
  services = [
    (name = "site", worker = .site),
    # On the real platform these two are its own: a KV namespace, and the cache of each place.
    (name = "keyValue", external = (address = "{{keyValue}}", http = ())),
    (name = "answers", external = (address = "{{answers}}", http = ())),
    (name = "assets", disk = (path = "{{client}}", writable = false)),
    # A sandbox stands on this machine; on the real platform leave "local" out.
    (name = "internet", network = (allow = ["public", "local"], tlsOptions = (trustBrowserCas = true))),
  ],
  sockets = [(name = "http", address = "{{address}}", http = (), service = "site")],
);

const site :Workerd.Worker = (
  modules = [(name = "worker.js", esModule = embed "build/worker/worker.js")],
  compatibilityDate = "2026-06-01",
  compatibilityFlags = ["nodejs_compat"],
  cacheApiOutbound = "answers",
  bindings = [
    (name = "ASSETS", service = "assets"),
    (name = "LAST_GOOD", kvNamespace = "keyValue"),
    (name = "SITE", text = "{{site}}"),
    (name = "SITE_ORIGIN", text = "{{origin}}"),
    (name = "SANDBOX_ORIGIN", text = "{{sandbox}}"),
  ],
);
