import type { Platform } from './platform.ts'

/** Returns the headers of a request (Spec §7). The platform's own headers override the others. */
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
  // Header names are case-insensitive.
  const headers = new Headers(usual)
  for (const [name, value] of own) headers.set(name, value)
  return Object.fromEntries(headers)
}

/** Header with the name of the calling program. Browsers do not allow `User-Agent` to be set. */
export const clientNameHeader = 'x-client-name'

/** For example, `charity-site/1.4.0`. */
export function clientName({ name, version }: NonNullable<Platform['appInfo']>): string {
  return version ? `${name}/${version}` : name
}

/**
 * Rejects headers with invalid characters, because the network's error would repeat their value.
 *
 * @throws {TypeError} with the name of the header, but not its value
 */
export function assertHeaders(headers: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(headers)) {
    if (!/^[\w!#$%&'*+.^`|~-]+$/.test(name)) {
      throw new TypeError('A header has a name that cannot be sent')
    }
    if (typeof value !== 'string' || !/^[\x20-\x7e]*$/.test(value)) {
      throw new TypeError(`The header ${name} has characters that cannot be sent`)
    }
  }
}

/**
 * Rejects a secret with characters that are not allowed in headers, because the network's error would repeat it.
 *
 * @throws {TypeError} with the name of the secret, but not its value
 */
export function assertHeaderValue(name: string, value: string | undefined): void {
  if (value !== undefined && !/^[\x21-\x7e]+$/.test(value)) {
    throw new TypeError(`The ${name} has characters that cannot be sent`)
  }
}
