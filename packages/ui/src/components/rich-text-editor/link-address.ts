const schemes = new Set(['http:', 'https:', 'mailto:'])
const hasScheme = /^[a-z][a-z\d+.-]*:/i
const isAddressOfPerson = /^[^\s@/:]+@[^\s@/:]+$/

/**
 * What somebody typed as the address of a link: `example.org/x` gets its `https:`, an e-mail address
 * its `mailto:`; places within the site (`/about`) stay. Undefined for all that must not be linked to.
 */
export function linkAddress(typed: string): string | undefined {
  const text = typed.trim()
  if (text === '' || /\s/.test(text)) return undefined
  // A second slash would make it another host.
  if (/^[/\\]{2}/.test(text)) return undefined
  if (/^[/?#]/.test(text)) return text
  if (isAddressOfPerson.test(text)) return `mailto:${text}`
  const address = hasScheme.test(text) ? text : `https://${text}`
  if (!URL.canParse(address)) return undefined
  const { protocol, hostname } = new URL(address)
  if (!schemes.has(protocol)) return undefined
  return protocol === 'mailto:' || hostname.includes('.') ? address : undefined
}
