/** Where one installation of the fundraising platform lives. Base URLs carry no trailing slash. */
export interface PlatformEnvironment {
  /** `production`, `staging`, `sandbox`, a variant's id, or that id with `-staging`. */
  id: string
  isStaging: boolean
  /** `default`, or the name of a platform variant such as `p2p`. */
  variant: string
  /** The path segment that names the platform behind the services API. */
  provider: string
  /** REST API. */
  api: string
  /** Services API: everything whose path names the provider, and the graph. */
  services: string
  identity: string
  images: string
  /** Public pages: links only, never fetched. */
  www: string
  /** Donation links: links only, never fetched. */
  link: string
  metadata: string
  /** Sent as `x-api-key` with every request. */
  apiKey: string
  /** Sent as `x-application-key`, for tenants that have one. */
  applicationKey?: string
  /** Sent as `Accept`; `application/json` where absent. */
  accept?: string
  /** The app id of page metadata, another one in staging than in production. */
  metadataApp: string
}

/** The ids of the environments that ship with the package. */
export type EnvironmentId = 'production' | 'staging' | 'p2p' | 'p2p-staging'

function environment(
  id: EnvironmentId,
  facts: { platform: string; services: string; variant: string; provider: string },
): PlatformEnvironment {
  const isStaging = id.endsWith('staging')
  // The two families name their staging hosts differently: api.staging.x, but api-staging.y.
  const platform = isStaging ? `staging.${facts.platform}` : facts.platform
  const suffix = isStaging ? '-staging' : ''
  return Object.freeze({
    id,
    isStaging,
    variant: facts.variant,
    provider: facts.provider,
    api: `https://api.${platform}`,
    services: `https://api${suffix}.${facts.services}`,
    identity: `https://identity.${platform}`,
    images: `https://images.${platform}`,
    www: `https://www.${platform}`,
    link: `https://link.${platform}`,
    metadata: `https://metadata${suffix}.${facts.services}`,
    apiKey: '',
    metadataApp: `milepost${suffix}`,
  })
}

const hosts = { platform: 'justgiving.com', services: 'blackbaud.services' }
const standard = { ...hosts, variant: 'default', provider: 'justgiving' }
const peerToPeer = { ...hosts, variant: 'p2p', provider: 'everydayhero' }

/**
 * The known environments as data (Spec §7). None carries an API key: give yours to
 * `createPlatform`. The variants are on the same families of hosts; spread one and override
 * what your contract says otherwise.
 */
export const environments: Readonly<Record<EnvironmentId, PlatformEnvironment>> =
  /* @__PURE__ */ Object.freeze({
    production: /* @__PURE__ */ environment('production', standard),
    staging: /* @__PURE__ */ environment('staging', standard),
    p2p: /* @__PURE__ */ environment('p2p', peerToPeer),
    'p2p-staging': /* @__PURE__ */ environment('p2p-staging', peerToPeer),
  })

/**
 * Creates the environment of a local sandbox, whose services share one origin.
 *
 * @param origin - such as `http://localhost:4100`; a trailing slash is removed
 * @param variant - the platform that the sandbox simulates
 */
export function sandboxEnvironment(
  origin: string,
  { variant = 'default' }: { variant?: 'default' | 'p2p' } = {},
): PlatformEnvironment {
  const base = origin.replace(/(?<!\/)\/+$/, '')
  const provider = variant === 'p2p' ? 'everydayhero' : 'justgiving'
  const families = ['api', 'services', 'identity', 'images', 'www', 'link', 'metadata'] as const
  const urls = Object.fromEntries(families.map((name) => [name, `${base}/${name}`]))
  return Object.freeze({
    ...(urls as Record<(typeof families)[number], string>),
    id: 'sandbox',
    isStaging: true,
    variant,
    provider,
    apiKey: 'sandbox',
    metadataApp: 'sandbox',
  })
}
