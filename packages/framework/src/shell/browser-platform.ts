import { platformEnvironment } from '../config/platform-origins.ts'
import type { SupporterPlatform } from '@milepost/supporter'
import type { SessionSettings } from '../site-settings/session-settings.ts'

/** How a browser reaches the site's platform. Brings the table of environments: import it only behind an action. */
export function browserPlatform({
  platform: { environment, variant, apiKey, sandboxOrigin },
  signIn,
}: SessionSettings): SupporterPlatform {
  const platform = {
    environment,
    apiKey,
    sandboxOrigin,
    // A tenant's application key is a secret and stays on the server.
    applicationKey: undefined,
    authType: signIn.authType,
  }
  return { apiKey, environment: platformEnvironment({ platform }, variant) }
}
