import type { PlatformAdapter } from '@milepost/platform/adapter'
import { refreshCredentials } from './refresh-credentials.ts'
import type { SessionScope } from './session-scope.ts'

/** Returns the platform for the signed-in user, or for an anonymous visitor. Refreshes an expired token first. */
export async function currentPlatform(scope: SessionScope): Promise<PlatformAdapter> {
  await refreshCredentials(scope)
  const { user } = scope.session()
  return scope.platformFor(user && { token: user.token, authType: user.authType })
}
