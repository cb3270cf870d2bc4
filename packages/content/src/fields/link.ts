import { isRecord } from '../documents/is-record.ts'
import { isSafeAddress } from '../links/is-safe-address.ts'
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
