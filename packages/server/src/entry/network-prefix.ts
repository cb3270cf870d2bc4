import ipaddr from 'ipaddr.js'

/**
 * Returns the network prefix of an IP address, which identifies no one: 24 bits of IPv4, or 48 of IPv6. Takes an
 * address, or the result of `networkOf`.
 */
export function networkPrefix(address: string): string {
  const [plain = ''] = address.split('/', 1)
  if (!ipaddr.isValid(plain)) return 'unknown'
  const parsed = ipaddr.process(plain)
  const isSix = parsed instanceof ipaddr.IPv6
  const kept = parsed.toByteArray().map((byte, index) => (index < (isSix ? 6 : 3) ? byte : 0))
  return `${ipaddr.fromByteArray(kept).toString()}/${isSix ? 48 : 24}`
}
