import type { PlatformEnvironment } from './platform-environment.ts'

/**
 * The environment of a platform whose addresses all have one origin.
 *
 * @param id - of the platform, such as `memory`
 * @param origin - such as `https://giving.example`; a trailing slash is cut
 */
export function basicEnvironment(id: string, origin: string): PlatformEnvironment {
  const base = origin.replace(/(?<!\/)\/+$/, '')
  return Object.freeze({
    id,
    isStaging: true,
    variant: 'default',
    provider: id,
    api: base,
    services: base,
    identity: base,
    images: base,
    www: base,
    link: base,
    metadata: base,
    apiKey: id,
    metadataApp: id,
  })
}
