import type { Platform } from './platform.ts'

/**
 * The headers that every request carries (Spec §7), the token where a call uses it, and the platform's
 * own, which win.
 */
export function requestHeaders(platform: Platform, withToken = false): Record<string, string> {
  const { environment, token, authType, appInfo } = platform
  const usual = {
    Accept: environment.accept ?? 'application/json',
    'x-api-key': environment.apiKey,
    ...(environment.applicationKey && { 'x-application-key': environment.applicationKey }),
    ...(withToken && token && { Authorization: `${authType} ${token}` }),
    ...(appInfo && { [clientNameHeader]: clientName(appInfo) }),
  }
  const own = Object.entries(platform.headers)
  if (own.length === 0) return usual
  // Names count without their case.
  const headers = new Headers(usual)
  for (const [name, value] of own) headers.set(name, value)
  return Object.fromEntries(headers)
}

/** The name by which the platform knows this program. Browsers do not let programs set `User-Agent`. */
export const clientNameHeader = 'x-client-name'

/** Such as `charity-site/1.4.0`. */
export function clientName({ name, version }: NonNullable<Platform['appInfo']>): string {
  return version ? `${name}/${version}` : name
}
