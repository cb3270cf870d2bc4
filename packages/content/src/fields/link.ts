import { isRecord } from '../documents/is-record.ts'
import { field, refuse, Refusal } from './field.ts'

const expected = 'a web address (https, http), mailto:, tel:, a path or #anchor'

/**
 * Where a link leads: text, or the content service's link object. Empty when there is none. Only
 * addresses a visitor may safely follow pass; `javascript:` and its kin are refused.
 */
export const link = field((value): string | Refusal => {
  const address = addressOf(value)
  if (address === undefined) return refuse(expected, value)
  return isSafeAddress(address, ['http:', 'https:', 'mailto:', 'tel:'])
    ? address
    : refuse(expected, address)
})

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

function addressOf(value: unknown): string | undefined {
  if (value === null) return ''
  if (typeof value === 'string') return value.trim()
  if (!isRecord(value)) return undefined
  const { link_type: kind, url, uid, type, isBroken } = value
  if (kind === 'Any' || kind === undefined) return kind === undefined ? undefined : ''
  if (typeof url === 'string' && url !== '') return url.trim()
  if (kind !== 'Document' || isBroken === true) return ''
  if (type === 'custom_site') return '/'
  return typeof uid === 'string' && uid !== '' ? `/${encodeURIComponent(uid)}` : ''
}
