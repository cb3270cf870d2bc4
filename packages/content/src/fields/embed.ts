import { isRecord } from '../documents/is-record.ts'
import { field, refuse, Refusal } from './field.ts'
import { isSafeAddress } from '../links/is-safe-address.ts'

/** Something of another site, as its provider describes it (Spec §3, Embed). */
export interface Embed {
  readonly oembed: {
    /** Who it comes from, such as `YouTube`; empty when unknown. */
    readonly provider_name: string
    /** The provider's markup. Never shown as it is: only the address of its frame is read. */
    readonly html: string
    readonly title: string
    /** Where it is on the provider's own site; empty when unknown. */
    readonly embed_url: string
    /** Width by height of its frame; undefined when unknown. */
    readonly ratio: number | undefined
  }
}

/** An embed that may be left out, in which case it is undefined. Its whole address alone is enough. */
export const embed = field((value): Embed | undefined | Refusal => {
  if (value === null) return undefined
  const wire = typeof value === 'string' ? { embed_url: value } : value
  if (!isRecord(wire)) return refuse('an embed', value)
  const source = isRecord(wire['oembed']) ? wire['oembed'] : wire
  const address = words(source['embed_url'])
  const html = words(source['html'])
  if (address === '' && html === '') return undefined
  if (!isSafeAddress(address, ['http:', 'https:'])) {
    return refuse('the address of an embed (https)', address, ['embed_url'])
  }
  const width = lengthOf(source['width'])
  const height = lengthOf(source['height'])
  return {
    oembed: {
      provider_name: words(source['provider_name']),
      html,
      title: words(source['title']),
      embed_url: address,
      ratio: width > 0 && height > 0 ? width / height : undefined,
    },
  }
})

function words(value: unknown): string {
  return typeof value === 'string' ? value.trim() : ''
}

/** A length as a number or as text; not a number for anything else. */
function lengthOf(value: unknown): number {
  return typeof value === 'number' || typeof value === 'string' ? Number(value) : Number.NaN
}
