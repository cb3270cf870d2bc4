/**
 * Gives a copy of document data in which every string that starts with `media/` is an address.
 *
 * @param addressOf - the address of a path below `media/`
 */
export function mediaAddresses(data: unknown, addressOf: (path: string) => string): unknown {
  if (typeof data === 'string') {
    return /^media\/[^\s]+$/.test(data) ? addressOf(data.slice('media/'.length)) : data
  }
  if (Array.isArray(data)) return data.map((item) => mediaAddresses(item, addressOf))
  if (typeof data !== 'object' || data === null) return data
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key, mediaAddresses(value, addressOf)]),
  )
}
