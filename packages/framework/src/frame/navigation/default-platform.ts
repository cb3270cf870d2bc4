import { createPlatform } from '@milepost/platform'
import { defaultAdapter, type PlatformAdapter } from '@milepost/platform/adapter'
import { platformEnvironment } from '../../base/site-environment.ts'
import type { DefaultPlatformSettings, SessionSettings } from '../site-settings.ts'
import type { CallTimeouts } from './bring-platform.ts'

/** The default platform in a browser. Brings the table of environments: import it only behind an action. */
export function defaultPlatform(
  { environment, variant, apiKey, sandboxOrigin }: DefaultPlatformSettings,
  { signIn, patience }: Pick<SessionSettings, 'signIn'> & { patience: CallTimeouts },
): PlatformAdapter {
  const platform = {
    environment,
    apiKey,
    sandboxOrigin,
    // A tenant's application key is a secret and stays on the server.
    applicationKey: undefined,
    authType: signIn.authType,
  }
  return defaultAdapter(
    createPlatform({
      apiKey,
      environment: platformEnvironment({ platform }, variant),
      ...patience,
    }),
  )
}
