import type { PlatformEnvironment } from './platform-environment.ts'

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
