import type { PlatformAdapter } from '@milepost/platform/adapter'
import { refreshCredentials } from './refresh-credentials.ts'
import type { SessionScope } from './session-scope.ts'

/**
 * The platform, speaking for the signed-in supporter, or for nobody. A token that is due is refreshed
 * first, so that nobody notices that it expired.
 */
export async function currentPlatform(scope: SessionScope): Promise<PlatformAdapter> {
  await refreshCredentials(scope)
  const { user } = scope.session()
  return scope.platformFor(user && { token: user.token, authType: user.authType })
}
