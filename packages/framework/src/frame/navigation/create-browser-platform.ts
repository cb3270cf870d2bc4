import site from 'virtual:milepost/site'
import type { PlatformAdapter } from '@milepost/platform/adapter'
import type { BrowserPlatformSettings } from '../../base/site-environment.ts'
import type { SessionSettings } from '../site-settings.ts'

/** Timeouts of platform calls. @default those of the platform */
export type CallTimeouts = Pick<BrowserPlatformSettings, 'timeoutMs' | 'deadlineMs'>

/**
 * Creates the site's platform adapter in the browser, custom or default, for a visitor who is not signed in.
 *
 * @param ownPlatform - custom platform. @default that of `app/site.config.ts`
 * @throws Error if the server uses a custom platform, but `app/site.config.ts` has none
 */
export async function createBrowserPlatform(
  { platform, signIn }: Pick<SessionSettings, 'platform' | 'signIn'>,
  patience: CallTimeouts = {},
  ownPlatform: (typeof site)['platform'] = site.platform,
): Promise<PlatformAdapter> {
  if ('origins' in platform) {
    if (ownPlatform === undefined) throw new Error('"platform" is missing in app/site.config.ts')
    const { default: createOwn } = await ownPlatform()
    return createOwn({ origins: platform.origins, ...patience })
  }
  const { createDefaultPlatform: defaultPlatform } = await import('./default-platform.ts')
  return defaultPlatform(platform, { signIn, patience })
}
