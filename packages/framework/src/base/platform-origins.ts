import { environments, type PlatformEnvironment, sandboxEnvironment } from '@milepost/platform'
import { EnvironmentError, type SiteEnvironment } from './site-environment.ts'

/** What `PLATFORM_ENVIRONMENT` says where `app/site.server.ts` brings a platform of its own. */
export const ownEnvironment = 'own'

/** The peer-to-peer variant's name in content documents. */
export const peerToPeerVariant = 'everydayhero'

/**
 * The platform environment that powers the site.
 *
 * @param variant - the platform slice's variant in the site's document, such as `default`
 * @throws EnvironmentError when `PLATFORM_ENVIRONMENT` names none that is known
 */
export function platformEnvironment(
  { platform }: { platform: Omit<SiteEnvironment['platform'], 'origins'> },
  variant = 'default',
): PlatformEnvironment {
  const isPeerToPeer = variant === peerToPeerVariant
  if (platform.environment === 'sandbox') {
    return sandboxEnvironment(platform.sandboxOrigin ?? '', {
      variant: isPeerToPeer ? 'p2p' : 'default',
    })
  }
  const id = isPeerToPeer
    ? platform.environment.replace('production', 'p2p').replace(/^staging$/, 'p2p-staging')
    : platform.environment
  const known = Object.entries(environments).find(([key]) => key === id)?.[1]
  if (!known) {
    throw new EnvironmentError(
      `PLATFORM_ENVIRONMENT is "${platform.environment}"; it may be sandbox, ${Object.keys(environments).join(', ')}`,
    )
  }
  return platform.applicationKey === undefined
    ? known
    : { ...known, applicationKey: platform.applicationKey }
}

/** The origins of the platform that a page may load pictures from, send requests to or lead forms to. */
export function platformOrigins(environment: SiteEnvironment): {
  imageOrigins: string[]
  connectOrigins: string[]
  formOrigins: string[]
} {
  const { environment: name, origins: own } = environment.platform
  if (name === ownEnvironment) {
    return { imageOrigins: [...own], connectOrigins: [...own], formOrigins: [...own] }
  }
  const platform = platformEnvironment(environment)
  const origins = (...urls: string[]) => [...new Set(urls.map((url) => new URL(url).origin))]
  return {
    imageOrigins: origins(platform.images, platform.services),
    connectOrigins: origins(platform.api, platform.services, platform.identity),
    formOrigins: origins(platform.link, platform.www),
  }
}
