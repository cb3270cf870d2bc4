import site from 'virtual:milepost/site'
import type { PlatformAdapter } from '@milepost/platform/adapter'
import type { BrowserPlatformSettings } from '../../base/site-environment.ts'
import type { SessionSettings } from '../site-settings.ts'

/** Timeouts of calls; omitted ones are the platform's defaults. */
export type CallTimeouts = Pick<BrowserPlatformSettings, 'timeoutMs' | 'deadlineMs'>

/**
 * Brings the site's platform to the browser, for a visitor without a token: the application's own, or the default one.
 *
 * @param ownPlatform - of `app/site.config.ts`, unless given
 * @throws Error where the server's platform is the application's own, and `app/site.config.ts` brings none
 */
export async function bringPlatform(
  { platform, signIn }: Pick<SessionSettings, 'platform' | 'signIn'>,
  patience: CallTimeouts = {},
  ownPlatform: (typeof site)['platform'] = site.platform,
): Promise<PlatformAdapter> {
  if ('origins' in platform) {
    if (ownPlatform === undefined) throw new Error('app/site.config.ts has no platform')
    const { default: createOwn } = await ownPlatform()
    return createOwn({ origins: platform.origins, ...patience })
  }
  const { defaultPlatform } = await import('./default-platform.ts')
  return defaultPlatform(platform, { signIn, patience })
}
