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

/**
 * Refuses headers that cannot be sent. Refused here, because the network's own error would repeat what
 * they have.
 *
 * @throws {TypeError} that names the header and does not repeat its value
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
 * Refuses a secret that no header can carry. Refused here, because the network's own error would
 * repeat the secret.
 *
 * @throws {TypeError} that names it and does not repeat it
 */
export function assertHeaderValue(name: string, value: string | undefined): void {
  if (value !== undefined && !/^[\x21-\x7e]+$/.test(value)) {
    throw new TypeError(`The ${name} has characters that cannot be sent`)
  }
}
