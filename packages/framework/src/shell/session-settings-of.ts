import { activeProjects, platformOf, type SiteConfig } from '@milepost/content'
import { optionalGroups } from '@milepost/platform/adapter'
import type { Services } from '../services/services.ts'
import type { SessionSettings } from '../frame/session-settings.ts'

type SessionServices = Pick<
  Services,
  'environment' | 'now' | 'platformFor' | 'hasOwnPlatform' | 'leftOut'
>

/** What the browser is told of the site's platform, sign-in and projects. */
export function sessionSettingsOf(
  site: SiteConfig,
  { services, hasSupporterPages }: { services: SessionServices; hasSupporterPages: boolean },
): SessionSettings {
  const { environment, now, hasOwnPlatform, leftOut } = services
  const settings = platformOf(site)
  const variant = settings?.variant ?? 'default'
  const platform = services.platformFor(variant)
  const { links } = platform
  const lacks = optionalGroups.filter((group) => platform[group] === undefined)
  const items = activeProjects(site, { now: now() })
  const ids = (type: string) => items.filter((item) => item.type === type).map((item) => item.uid)
  const hasIdentity = site.useJGOauth && links.authorizeLink !== undefined
  return {
    platform: hasOwnPlatform
      ? { origins: environment.platform.origins }
      : {
          environment: environment.platform.environment,
          variant,
          apiKey: environment.platform.apiKey,
          sandboxOrigin: environment.platform.sandboxOrigin,
        },
    signIn: {
      // Without a client id there is nobody the identity service would know.
      method: hasIdentity && settings?.clientId ? 'identity' : 'form',
      authType: environment.platform.authType,
      clientId: settings?.clientId ?? '',
      platformName: platform.title ?? platform.name,
      termsUrl: links.termsLink?.() ?? '',
      privacyUrl: links.privacyLink?.() ?? '',
      redirectUri: settings?.redirectUri || `${environment.origin}/auth/callback`,
    },
    pagesOf: { campaign: ids('campaign'), charity: ids('charity'), event: ids('event') },
    ...(lacks.length > 0 && { lacks }),
    ...(!leftOut.includes('embed') && { embedsPages: true }),
    hasSupporterPages,
  }
}
