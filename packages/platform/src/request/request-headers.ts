import type { Platform } from '../platform/platform.ts'

/** The headers that every request carries (Spec §7), and the token where a call uses it. */
export function requestHeaders(platform: Platform, withToken = false): Record<string, string> {
  const { environment, token, authType } = platform
  return {
    Accept: environment.accept ?? 'application/json',
    'x-api-key': environment.apiKey,
    ...(environment.applicationKey && { 'x-application-key': environment.applicationKey }),
    ...(withToken && token && { Authorization: `${authType} ${token}` }),
  }
}
