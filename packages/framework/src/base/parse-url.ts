/** Parses an address; null if it is invalid. `URL.parse` is newer than the oldest supported browsers. */
export function parseUrl(address: string, base?: string | URL): URL | null {
  try {
    return new URL(address, base)
  } catch {
    return null
  }
}
