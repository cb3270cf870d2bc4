import { activeProjects, platformOf, type SiteConfig } from '@milepost/content'
import { peerToPeerVariant, platformEnvironment } from '../config/platform-origins.ts'
import type { Services } from '../services/services.ts'
import type { SessionSettings } from '../site-settings/session-settings.ts'

/** What the browser is told of the site's platform, sign-in and projects. */
export function sessionSettingsOf(
  site: SiteConfig,
  {
    services: { environment, now },
    hasSupporterPages,
  }: { services: Pick<Services, 'environment' | 'now'>; hasSupporterPages: boolean },
): SessionSettings {
  const settings = platformOf(site)
  const { www } = platformEnvironment(environment, settings?.variant)
  const items = activeProjects(site, { now: now() })
  const ids = (type: string) => items.filter((item) => item.type === type).map((item) => item.uid)
  return {
    platform: {
      environment: environment.platform.environment,
      variant: settings?.variant ?? 'default',
      apiKey: environment.platform.apiKey,
      sandboxOrigin: environment.platform.sandboxOrigin,
    },
    signIn: {
      // Without a client id there is nobody the identity service would know.
      method: site.useJGOauth && settings?.clientId ? 'identity' : 'form',
      authType: environment.platform.authType,
      clientId: settings?.clientId ?? '',
      platformName: settings?.variant === peerToPeerVariant ? 'Everydayhero' : 'JustGiving',
      termsUrl: `${www}/info/terms-of-service`,
      privacyUrl: `${www}/info/privacy`,
      redirectUri: settings?.redirectUri || `${environment.origin}/auth/callback`,
    },
    pagesOf: { campaign: ids('campaign'), charity: ids('charity'), event: ids('event') },
    hasSupporterPages,
  }
}
