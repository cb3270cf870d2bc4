import * as v from 'valibot'
import { isEmptyField, isRecord } from '../documents/values.ts'
import { field, group, Refusal, refuse } from './field.ts'
import { isSafeUrl } from './links.ts'

/** Text, trimmed; empty by default. */
export const text = field((value) =>
  value === null ? '' : typeof value === 'string' ? value.trim() : refuse('text', value),
)

/** Required text, trimmed. */
export const requiredText = field((value) =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : refuse('text', value),
)

/** Text with one value per line, without blank lines and duplicates. */
export const lines = field((value): string[] | Refusal => {
  if (value === null) return []
  if (typeof value !== 'string') return refuse('one value per line', value)
  const values = value.split(/\r\n|\r|\n/).map((line) => line.trim())
  return [...new Set(values)].filter((line) => line !== '')
})

/** Limits of a number field. `min` and `max` are inclusive, `above` is exclusive. */
export interface NumberBounds {
  readonly above?: number
  readonly min?: number
  readonly max?: number
  readonly whole?: boolean
}

/** Optional number; undefined by default. Numeric strings are accepted. */
// @__NO_SIDE_EFFECTS__
export function optionalNumber(bounds: NumberBounds = {}) {
  return field((value): number | undefined | Refusal =>
    value === null ? undefined : readNumber(value, bounds),
  )
}

/** Required number. Numeric strings are accepted. */
// @__NO_SIDE_EFFECTS__
export function requiredNumber(bounds: NumberBounds = {}) {
  return field((value): number | Refusal => readNumber(value, bounds))
}

/** Number with a default. Numeric strings are accepted. */
// @__NO_SIDE_EFFECTS__
export function numberOr(fallback: number, bounds: NumberBounds = {}) {
  return field((value): number | Refusal => (value === null ? fallback : readNumber(value, bounds)))
}

function readNumber(value: unknown, bounds: NumberBounds): number | Refusal {
  const number =
    typeof value === 'number'
      ? value
      : typeof value === 'string' && /^\s*[+-]?\d+(?:\.\d+)?\s*$/.test(value)
        ? Number(value)
        : Number.NaN
  const fits =
    Number.isFinite(number) &&
    (bounds.above === undefined || number > bounds.above) &&
    (bounds.min === undefined || number >= bounds.min) &&
    (bounds.max === undefined || number <= bounds.max) &&
    (bounds.whole !== true || Number.isInteger(number))
  return fits ? number : refuse(describe(bounds), value)
}

function describe({ above, min, max, whole }: NumberBounds): string {
  const noun = whole === true ? 'a whole number' : 'a number'
  if (min !== undefined && max !== undefined) return `${noun} from ${min} to ${max}`
  const parts = [
    above === undefined ? undefined : `above ${above}`,
    min === undefined ? undefined : `of at least ${min}`,
    max === undefined ? undefined : `of at most ${max}`,
  ].filter((part) => part !== undefined)
  return parts.length === 0 ? noun : `${noun} ${parts.join(' and ')}`
}

/** Select field with a default, case-insensitive. */
// @__NO_SIDE_EFFECTS__
export function choice<const Word extends string>(words: readonly Word[], fallback: Word) {
  return field((value): Word | Refusal => (value === null ? fallback : readOption(words, value)))
}

/** Select field, case-insensitive; undefined by default. */
// @__NO_SIDE_EFFECTS__
export function optionalChoice<const Word extends string>(words: readonly Word[]) {
  return field((value): Word | undefined | Refusal =>
    value === null ? undefined : readOption(words, value),
  )
}

/** Required select field, case-insensitive. */
// @__NO_SIDE_EFFECTS__
export function requiredChoice<const Word extends string>(words: readonly Word[]) {
  return field((value): Word | Refusal => readOption(words, value))
}

function readOption<const Word extends string>(
  words: readonly Word[],
  value: unknown,
): Word | Refusal {
  const wanted = typeof value === 'string' ? value.trim().toLowerCase() : undefined
  return words.find((word) => word.toLowerCase() === wanted) ?? refuseOption(words, value)
}

function refuseOption(words: readonly string[], value: unknown): Refusal {
  return refuse(`one of ${words.map((word) => `"${word}"`).join(', ')}`, value)
}

/** Yes/no field (`Yes`/`No`, `On`/`Off`, case-insensitive) with a default. */
// @__NO_SIDE_EFFECTS__
export function yesNo(fallback: boolean) {
  return field((value) => readYesNo(value, fallback))
}

/** Yes/no field; undefined by default. */
export const optionalYesNo = field((value) => readYesNo(value, undefined))

function readYesNo<Fallback>(value: unknown, fallback: Fallback): boolean | Fallback | Refusal {
  if (typeof value === 'boolean') return value
  const word = typeof value === 'string' ? value.trim().toLowerCase() : value
  if (word === null) return fallback
  if (word === 'yes' || word === 'on' || word === 'true') return true
  if (word === 'no' || word === 'off' || word === 'false') return false
  return refuse('"Yes" or "No"', value)
}

/** Boolean field: "yes" (case-insensitive) is true; "no", empty and false are false. Anything else is an error. */
export const yesSwitch = field((value): boolean | Refusal => {
  const word = typeof value === 'string' ? value.trim().toLowerCase() : value
  if (word === 'yes') return true
  return word === null || word === 'no' || word === false ? false : refuse('"Yes" or "No"', value)
})

/**
 * Boolean field: "on" (case-insensitive) is true; "off", "no", empty and false are false. Anything else is an error.
 */
export const onSwitch = field((value): boolean | Refusal => {
  const word = typeof value === 'string' ? value.trim().toLowerCase() : value
  if (word === 'on') return true
  return word === null || word === 'off' || word === 'no' || word === false
    ? false
    : refuse('"On" or "Off"', value)
})

const date = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/

/** Date (`2026-06-01`) or timestamp; undefined by default. */
export const dateText = field((value): string | undefined | Refusal => {
  if (value === null) return undefined
  return typeof value === 'string' && date.test(value.trim()) && isReal(value.trim())
    ? value.trim()
    : refuse('a date such as 2026-06-30', value)
})

/** Rejects 30 February, which `Date` would parse as 2 March. */
function isReal(value: string): boolean {
  const day = value.slice(0, 10)
  const parsed = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(day)
}

const hex = /^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i
const functional = /^(?:rgb|hsl)a?\(\s*[\d.]+(?:deg)?%?(?:[\s,/]+[\d.]+%?){2,3}\s*\)$/i

/** Hexadecimal, `rgb()` or `hsl()` colour; undefined by default. Named colours are rejected. */
export const colour = field((value): string | undefined | Refusal => {
  if (value === null) return undefined
  if (typeof value !== 'string') return refuse('a colour such as #1667d9', value)
  const trimmed = value.trim()
  return hex.test(trimmed) || (trimmed.length <= 60 && functional.test(trimmed))
    ? trimmed
    : refuse('a colour such as #1667d9', value)
})

/** Country of sites that have none configured (Spec §9). */
export const defaultCountry = 'au'

/** Two-letter country code in lower case; `en-gb` is read as `gb`. */
export const country = field((value): string | Refusal => {
  if (value === null) return defaultCountry
  const code = typeof value === 'string' ? value.trim().toLowerCase() : ''
  return /^(?:[a-z]{2}[-_])?[a-z]{2}$/.test(code)
    ? code.slice(-2)
    : refuse('a country of two letters such as "gb"', value)
})

/** Font family; undefined by default. Rejects characters that could end a style rule. */
export const fontFamily = field((value): string | undefined | Refusal =>
  value === null ? undefined : readFamily(value),
)

/** Required font family. */
export const requiredFontFamily = field((value): string | Refusal => readFamily(value))

function readFamily(value: unknown): string | Refusal {
  return typeof value === 'string' && /^[\p{L}\p{N}][\p{L}\p{N} _.-]{0,60}$/u.test(value.trim())
    ? value.trim()
    : refuse('the name of a font', value)
}

/** CSS `unicode-range` of a font; undefined by default. */
export const unicodeRange = field((value): string | undefined | Refusal => {
  if (value === null) return undefined
  const parts = typeof value === 'string' ? value.split(',').map((part) => part.trim()) : []
  const isRange = parts.length > 0 && parts.every((part) => range.test(part))
  return isRange ? parts.join(',').toUpperCase() : refuse('ranges such as U+100-17F', value)
})

const range = /^U\+(?:[\dA-F]{1,6}(?:-[\dA-F]{1,6})?|[\dA-F]{1,5}\?{1,3})$/i

const expected = 'a URL (https, http), mailto:, tel:, a path or #anchor'

/** URL from text or a link object; empty by default. Rejects unsafe schemes such as `javascript:`. */
export const link = field((value): string | Refusal => {
  const address = addressOf(value)
  if (address === undefined) return refuse(expected, value)
  return isSafeUrl(address, ['http:', 'https:', 'mailto:', 'tel:'])
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

/** Image (Spec §3), with its size in pixels if the CMS has it. */
export interface Image {
  readonly url: string
  /** Empty for decorative images. */
  readonly alt: string
  readonly width?: number
  readonly height?: number
  /** The same image in several widths, in pixels, if the source offers them. */
  readonly sizes?: readonly { readonly url: string; readonly width: number }[]
}

/** Optional image; undefined by default. */
export const image = field((value): Image | undefined | Refusal => {
  if (value === null) return undefined
  if (!isRecord(value)) return refuse('an image', value)
  const { url, alt, dimensions, sizes } = value
  if (isEmptyField(url)) return undefined
  if (typeof url !== 'string') return refuse('the URL of an image', url, ['url'])
  if (!isSafeUrl(url, protocols)) {
    return refuse('the URL of an image (https or http)', url, ['url'])
  }
  if (alt !== undefined && alt !== null && typeof alt !== 'string') {
    return refuse('a text', alt, ['alt'])
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
  return typeof url === 'string' && isSafeUrl(url, protocols) && isLength(width)
}

function sizeOf(dimensions: unknown): { width: number; height: number } | undefined {
  if (!isRecord(dimensions)) return undefined
  const { width, height } = dimensions
  return isLength(width) && isLength(height) ? { width, height } : undefined
}

function isLength(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value > 0
}

/** oEmbed content of another site (Spec §3, Embed). */
export interface Embed {
  readonly oembed: {
    /** Name of the provider, such as `YouTube`; empty if unknown. */
    readonly provider_name: string
    /** The provider's HTML, unsafe. Only the URL of its frame is used. */
    readonly html: string
    readonly title: string
    /** Page on the provider's site; empty if unknown. */
    readonly embed_url: string
    /** Width divided by height; undefined if unknown. */
    readonly ratio: number | undefined
  }
}

/** Optional embed; undefined by default. Accepts a URL instead of an object. */
export const embed = field((value): Embed | undefined | Refusal => {
  if (value === null) return undefined
  const wire = typeof value === 'string' ? { embed_url: value } : value
  if (!isRecord(wire)) return refuse('an embed', value)
  const source = isRecord(wire['oembed']) ? wire['oembed'] : wire
  const address = words(source['embed_url'])
  const html = words(source['html'])
  if (address === '' && html === '') return undefined
  if (!isSafeUrl(address, ['http:', 'https:'])) {
    return refuse('the URL of an embed (https)', address, ['embed_url'])
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

/** Length as a number; NaN if it is neither a number nor text. */
function lengthOf(value: unknown): number {
  return typeof value === 'number' || typeof value === 'string' ? Number(value) : Number.NaN
}

/** Actions of a button; empty for a plain link. */
export const buttonLinkTypes = ['', 'signup', 'donate', 'login'] as const

export type ButtonLinkType = (typeof buttonLinkTypes)[number]

/**
 * Fields of a button (Spec §3, Button). The `url` of a `signup`, `donate` or `login` button may be empty: the site
 * has a URL for it.
 */
export const buttonEntries = {
  label: requiredText,
  url: link,
  linkType: choice(buttonLinkTypes, ''),
  style: choice(['primary', 'secondary', 'quiet'], 'primary'),
  id: text,
  standardButton: choice(['', 'fundraisingPage'], ''),
  background: colour,
  foreground: colour,
  block: yesNo(false),
}

/** Button as a group: the fields `cta-label`, `cta-url` … nest as `cta`. */
export const button = group(buttonEntries)

export const buttonSchema = v.object(buttonEntries)

/** Button (Spec §3): label, target or action, and style. */
export type Button = v.InferOutput<typeof buttonSchema>
