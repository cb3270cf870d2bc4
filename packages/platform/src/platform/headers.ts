import type { Platform } from './platform.ts'

/** Returns the headers of a request (Spec §7). The platform's `headers` override the default ones. */
export function requestHeaders(platform: Platform, withToken = false): Record<string, string> {
  const { environment, token, authType, appInfo } = platform
  const defaults = {
    Accept: environment.accept ?? 'application/json',
    'x-api-key': environment.apiKey,
    ...(environment.applicationKey && { 'x-application-key': environment.applicationKey }),
    ...(withToken && token && { Authorization: `${authType} ${token}` }),
    ...(appInfo && { [clientNameHeader]: getClientName(appInfo) }),
  }
  const overrides = Object.entries(platform.headers)
  if (overrides.length === 0) return defaults
  // Header names are case-insensitive.
  const headers = new Headers(defaults)
  for (const [name, value] of overrides) headers.set(name, value)
  return Object.fromEntries(headers)
}

/** Header that identifies the calling application, because browsers do not allow setting `User-Agent`. */
export const clientNameHeader = 'x-client-name'

/** Returns the value of `x-client-name`, for example `charity-site/1.4.0`. */
export function getClientName({ name, version }: NonNullable<Platform['appInfo']>): string {
  return version ? `${name}/${version}` : name
}

/**
 * Checks headers for invalid characters, because the runtime's error message would contain their value.
 *
 * @throws {TypeError} that names the header, but not its value
 */
export function assertHeaders(headers: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(headers)) {
    if (!/^[\w!#$%&'*+.^`|~-]+$/.test(name)) {
      throw new TypeError('A header name contains invalid characters')
    }
    if (typeof value !== 'string' || !/^[\x20-\x7e]*$/.test(value)) {
      throw new TypeError(`The header ${name} contains invalid characters`)
    }
  }
}

/**
 * Checks a secret for characters that are invalid in headers, because the runtime's error message would contain it.
 *
 * @throws {TypeError} that names the secret, but not its value
 */
export function assertHeaderValue(name: string, value: string | undefined): void {
  if (value !== undefined && !/^[\x21-\x7e]+$/.test(value)) {
    throw new TypeError(`The ${name} contains invalid characters`)
  }
}
