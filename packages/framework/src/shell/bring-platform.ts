import site from 'virtual:milepost/site'
import type { PlatformAdapter } from '@milepost/platform/adapter'
import type { BrowserPlatformSettings } from '../config/browser-platform.ts'
import type { SessionSettings } from '../site-settings/session-settings.ts'

/** How long calls may take; what is left out is the platform's own. */
export type CallTimeouts = Pick<BrowserPlatformSettings, 'timeoutMs' | 'deadlineMs'>

/**
 * Brings the site's platform to the browser, for a visitor without a token: the application's own, or the default one.
 *
 * @param ownPlatform - of `app/site.config.ts`, unless given
 * @throws Error where the server's platform is the application's own, and `app/site.config.ts` brings none
 */
export async function bringPlatform(
  { platform, signIn, inState }: Pick<SessionSettings, 'platform' | 'signIn' | 'inState'>,
  patience: CallTimeouts = {},
  ownPlatform: (typeof site)['platform'] = site.platform,
): Promise<PlatformAdapter> {
  let adapter: PlatformAdapter
  if ('origins' in platform) {
    if (ownPlatform === undefined) throw new Error('app/site.config.ts has no platform')
    const { default: createOwn } = await ownPlatform()
    adapter = await createOwn({ origins: platform.origins, ...patience })
  } else {
    const { defaultPlatform } = await import('./default-platform.ts')
    adapter = defaultPlatform(platform, { signIn, patience })
  }
  return inState ? (await import('./state-platform.ts')).statePlatform(adapter, inState) : adapter
}
