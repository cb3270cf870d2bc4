/** Base URLs and keys of a platform environment. URLs have no trailing slash. */
export interface PlatformEnvironment {
  /** `production`, `staging`, `sandbox`, or the name of a variant, optionally with `-staging`. */
  id: string
  isStaging: boolean
  /** `default`, or a platform variant such as `p2p`. */
  variant: string
  /** The platform's path segment in the services API. */
  provider: string
  /** REST API. */
  api: string
  /** Services API, including GraphQL. */
  services: string
  identity: string
  images: string
  /** The public website. Used for links only. */
  www: string
  /** Donation pages. Used for links only. */
  link: string
  metadata: string
  /** Sent as `x-api-key` with every request. */
  apiKey: string
  /** Sent as `x-application-key`. @default not sent */
  applicationKey?: string
  /** Sent as `Accept`. @default 'application/json' */
  accept?: string
  /** App ID for page metadata. It differs between staging and production. */
  metadataApp: string
}

/** ID of a built-in environment. */
export type EnvironmentId = 'production' | 'staging' | 'p2p' | 'p2p-staging'

function createEnvironment(
  id: EnvironmentId,
  facts: { platform: string; services: string; variant: string; provider: string },
): PlatformEnvironment {
  const isStaging = id.endsWith('staging')
  // The two host families name staging differently: api.staging.x, but api-staging.y.
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
 * Built-in environments (Spec §7), without API keys: pass yours to `createPlatform`. If your contract names other hosts, spread an
 * environment and override them.
 */
export const environments: Readonly<Record<EnvironmentId, PlatformEnvironment>> =
  /* @__PURE__ */ Object.freeze({
    production: /* @__PURE__ */ createEnvironment('production', standard),
    staging: /* @__PURE__ */ createEnvironment('staging', standard),
    p2p: /* @__PURE__ */ createEnvironment('p2p', peerToPeer),
    'p2p-staging': /* @__PURE__ */ createEnvironment('p2p-staging', peerToPeer),
  })

/**
 * Creates the environment of a local sandbox, which serves all services from one origin.
 *
 * @param origin - for example `http://localhost:4100`, with or without a trailing slash
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
