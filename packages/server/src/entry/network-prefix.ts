import ipaddr from 'ipaddr.js'

/**
 * Returns the network prefix of an IP address, too wide to identify a person: /24 for IPv4, /48 for IPv6.
 *
 * @param address - an IP address, or the result of `clientNetwork`
 * @returns for example `203.0.113.0/24`, or `'unknown'` if the address is invalid
 */
export function networkPrefix(address: string): string {
  const [plain = ''] = address.split('/', 1)
  if (!ipaddr.isValid(plain)) return 'unknown'
  const parsed = ipaddr.process(plain)
  const isSix = parsed instanceof ipaddr.IPv6
  const kept = parsed.toByteArray().map((byte, index) => (index < (isSix ? 6 : 3) ? byte : 0))
  return `${ipaddr.fromByteArray(kept).toString()}/${isSix ? 48 : 24}`
}
