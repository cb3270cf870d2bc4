import { createPlatform } from '@milepost/platform'
import { createDefaultAdapter, type PlatformAdapter } from '@milepost/platform/adapter'
import { getPlatformEnvironment } from '../../base/site-environment.ts'
import type { DefaultPlatformSettings, SessionSettings } from '../site-settings.ts'
import type { CallTimeouts } from './create-browser-platform.ts'

/**
 * Creates the adapter of the default platform in the browser. Import this module dynamically, because it contains the table of
 * environments.
 */
export function createDefaultPlatform(
  { environment, variant, apiKey, sandboxOrigin }: DefaultPlatformSettings,
  { signIn, patience }: Pick<SessionSettings, 'signIn'> & { patience: CallTimeouts },
): PlatformAdapter {
  const platform = {
    environment,
    apiKey,
    sandboxOrigin,
    // An application key is secret, so it stays on the server.
    applicationKey: undefined,
    authType: signIn.authType,
  }
  return createDefaultAdapter(
    createPlatform({
      apiKey,
      environment: getPlatformEnvironment({ platform }, variant),
      ...patience,
    }),
  )
}
