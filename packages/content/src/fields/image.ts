import { isEmptyField } from '../documents/is-empty-field.ts'
import { isRecord } from '../documents/is-record.ts'
import { field, refuse, Refusal } from './field.ts'
import { isSafeAddress } from '../links/is-safe-address.ts'

/** A picture (Spec §3, Image), with its size in pixels when the content service knows it. */
export interface Image {
  readonly url: string
  /** Empty for a picture that only decorates. */
  readonly alt: string
  readonly width?: number
  readonly height?: number
  /** The same image in several widths, in pixels, if the source offers them. */
  readonly sizes?: readonly { readonly url: string; readonly width: number }[]
}

/** A picture that may be left out, in which case it is undefined. */
export const image = field((value): Image | undefined | Refusal => {
  if (value === null) return undefined
  if (!isRecord(value)) return refuse('a picture', value)
  const { url, alt, dimensions, sizes } = value
  if (isEmptyField(url)) return undefined
  if (typeof url !== 'string') return refuse('the address of a picture', url, ['url'])
  if (!isSafeAddress(url, protocols)) {
    return refuse('the address of a picture (https or http)', url, ['url'])
  }
  if (alt !== undefined && alt !== null && typeof alt !== 'string') {
    return refuse('a description in text', alt, ['alt'])
  }
  return { url, alt: alt ?? '', ...sizeOf(dimensions), ...sizesOf(sizes) }
})

const protocols = ['http:', 'https:']

function sizesOf(values: unknown): Pick<Image, 'sizes'> | undefined {
  if (!Array.isArray(values)) return undefined
  const sizes = values.filter(isSize).map(({ url, width }) => ({ url, width }))
  return sizes.length === 0 ? undefined : { sizes }
}

function isSize(value: unknown): value is { url: string; width: number } {
  if (!isRecord(value)) return false
  const { url, width } = value
  return typeof url === 'string' && isSafeAddress(url, protocols) && isLength(width)
}

function sizeOf(dimensions: unknown): { width: number; height: number } | undefined {
  if (!isRecord(dimensions)) return undefined
  const { width, height } = dimensions
  return isLength(width) && isLength(height) ? { width, height } : undefined
}

function isLength(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value > 0
}
