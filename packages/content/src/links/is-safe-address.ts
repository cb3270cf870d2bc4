/**
 * Whether an address is relative or has one of the schemes (`'https:'`). Characters that browsers
 * drop from addresses (tabs, line breaks, leading control characters) are dropped here too, so that
 * they cannot hide a scheme.
 */
export function isSafeAddress(address: string, schemes: readonly string[]): boolean {
  let cleaned = ''
  for (const character of address)
    if (character > ' ' && character !== '\u007F') cleaned += character
  const scheme = /^[^/?#]*?:/.exec(cleaned)?.[0]
  return scheme === undefined || schemes.includes(scheme.toLowerCase())
}
