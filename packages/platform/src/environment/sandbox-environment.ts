import type { PlatformEnvironment } from './platform-environment.ts'

/**
 * The environment of a local sandbox, which mounts every family below one origin.
 *
 * @param origin - such as `http://localhost:4100`; a trailing slash is cut
 * @param variant - which of the two platforms the sandbox plays
 */
export function sandboxEnvironment(
  origin: string,
  { variant = 'default' }: { variant?: 'default' | 'p2p' } = {},
): PlatformEnvironment {
  const base = origin.replace(/(?<!\/)\/+$/, '')
  return Object.freeze({
    id: 'sandbox',
    isStaging: true,
    variant,
    provider: variant === 'p2p' ? 'everydayhero' : 'justgiving',
    api: `${base}/api`,
    services: `${base}/services`,
    identity: `${base}/identity`,
    images: `${base}/images`,
    www: `${base}/www`,
    link: `${base}/link`,
    metadata: `${base}/metadata`,
    apiKey: 'sandbox',
    metadataApp: 'sandbox',
  })
}
