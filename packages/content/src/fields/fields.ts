import * as v from 'valibot'
import { isCalendarDay } from '@milepost/measures'
import { isEmptyField, isRecord } from '../documents/values.ts'
import { field, group, InvalidValue, rejectValue } from './field.ts'
import { isSafeUrl } from './links.ts'

/** Text field, trimmed; empty by default. */
export const text = field((value) =>
  value === null ? '' : typeof value === 'string' ? value.trim() : rejectValue('text', value),
)

/** Required text field, trimmed. */
export const requiredText = field((value) =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : rejectValue('text', value),
)

/** Text field with one value per line. Blank lines and duplicates are removed. */
export const lines = field((value): string[] | InvalidValue => {
  if (value === null) return []
  if (typeof value !== 'string') return rejectValue('one value per line', value)
  const values = value.split(/\r\n|\r|\n/).map((line) => line.trim())
  return [...new Set(values)].filter((line) => line !== '')
})

/** Limits of a number field. `min` and `max` are inclusive; `above` is exclusive. */
export interface NumberBounds {
  readonly above?: number
  readonly min?: number
  readonly max?: number
  readonly whole?: boolean
}

/** Creates an optional number field. Accepts numeric strings; undefined by default. */
// @__NO_SIDE_EFFECTS__
export function optionalNumber(bounds: NumberBounds = {}) {
  return field((value): number | undefined | InvalidValue =>
    value === null ? undefined : readNumber(value, bounds),
  )
}

/** Creates a required number field. Accepts numeric strings. */
// @__NO_SIDE_EFFECTS__
export function requiredNumber(bounds: NumberBounds = {}) {
  return field((value): number | InvalidValue => readNumber(value, bounds))
}

/** Creates a number field with a default. Accepts numeric strings. */
// @__NO_SIDE_EFFECTS__
export function numberOr(fallback: number, bounds: NumberBounds = {}) {
  return field((value): number | InvalidValue =>
    value === null ? fallback : readNumber(value, bounds),
  )
}

function readNumber(value: unknown, bounds: NumberBounds): number | InvalidValue {
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
  return fits ? number : rejectValue(describe(bounds), value)
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

/** Creates a select field with a default. Options are case-insensitive. */
// @__NO_SIDE_EFFECTS__
export function choice<const Option extends string>(options: readonly Option[], fallback: Option) {
  return field((value): Option | InvalidValue =>
    value === null ? fallback : readOption(options, value),
  )
}

/** Creates an optional select field. Options are case-insensitive; undefined by default. */
// @__NO_SIDE_EFFECTS__
export function optionalChoice<const Option extends string>(options: readonly Option[]) {
  return field((value): Option | undefined | InvalidValue =>
    value === null ? undefined : readOption(options, value),
  )
}

/** Creates a required select field. Options are case-insensitive. */
// @__NO_SIDE_EFFECTS__
export function requiredChoice<const Option extends string>(options: readonly Option[]) {
  return field((value): Option | InvalidValue => readOption(options, value))
}

function readOption<const Option extends string>(
  options: readonly Option[],
  value: unknown,
): Option | InvalidValue {
  const text = typeof value === 'string' ? value.trim().toLowerCase() : undefined
  return options.find((option) => option.toLowerCase() === text) ?? refuseOption(options, value)
}

function refuseOption(options: readonly string[], value: unknown): InvalidValue {
  return rejectValue(`one of ${options.map((option) => `"${option}"`).join(', ')}`, value)
}

/** Creates a boolean field with a default. Accepts `Yes`/`No`, `On`/`Off` and `true`/`false`, case-insensitive. */
// @__NO_SIDE_EFFECTS__
export function boolean(fallback: boolean) {
  return field((value) => readYesNo(value, fallback))
}

/** Optional boolean field, like `boolean`; undefined by default. */
export const optionalBoolean = field((value) => readYesNo(value, undefined))

function readYesNo<Fallback>(
  value: unknown,
  fallback: Fallback,
): boolean | Fallback | InvalidValue {
  if (typeof value === 'boolean') return value
  const word = typeof value === 'string' ? value.trim().toLowerCase() : value
  if (word === null) return fallback
  if (word === 'yes' || word === 'on' || word === 'true') return true
  if (word === 'no' || word === 'off' || word === 'false') return false
  return rejectValue('"Yes" or "No"', value)
}

/** Boolean field: "yes" (case-insensitive) is true; "no", empty and false are false. Anything else is invalid. */
export const yesSwitch = field((value): boolean | InvalidValue => {
  const word = typeof value === 'string' ? value.trim().toLowerCase() : value
  if (word === 'yes') return true
  return word === null || word === 'no' || word === false
    ? false
    : rejectValue('"Yes" or "No"', value)
})

/** Boolean field: "on" (case-insensitive) is true; "off", "no", empty and false are false. Anything else is invalid. */
export const onSwitch = field((value): boolean | InvalidValue => {
  const word = typeof value === 'string' ? value.trim().toLowerCase() : value
  if (word === 'on') return true
  return word === null || word === 'off' || word === 'no' || word === false
    ? false
    : rejectValue('"On" or "Off"', value)
})

const date = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/

/** Optional date (`2026-06-01`) or timestamp field, from 1900 on; undefined by default. */
export const dateText = field((value): string | undefined | InvalidValue => {
  if (value === null) return undefined
  return typeof value === 'string' &&
    date.test(value.trim()) &&
    isCalendarDay(value.trim().slice(0, 10))
    ? value.trim()
    : rejectValue('a date such as 2026-06-30', value)
})

const hex = /^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i
const functional = /^(?:rgb|hsl)a?\(\s*[\d.]+(?:deg)?%?(?:[\s,/]+[\d.]+%?){2,3}\s*\)$/i

/** Optional colour field: hexadecimal, `rgb()` or `hsl()`. Undefined by default. Rejects named colours. */
export const colour = field((value): string | undefined | InvalidValue => {
  if (value === null) return undefined
  if (typeof value !== 'string') return rejectValue('a colour such as #1667d9', value)
  const trimmed = value.trim()
  return hex.test(trimmed) || (trimmed.length <= 60 && functional.test(trimmed))
    ? trimmed
    : rejectValue('a colour such as #1667d9', value)
})

/** Country of a site if none is configured (Spec §9). */
export const defaultCountry = 'au'

/** Country field: a two-letter code, in lower case, or a locale (`en-gb` becomes `gb`). `au` by default. */
export const country = field((value): string | InvalidValue => {
  if (value === null) return defaultCountry
  const code = typeof value === 'string' ? value.trim().toLowerCase() : ''
  return /^(?:[a-z]{2}[-_])?[a-z]{2}$/.test(code)
    ? code.slice(-2)
    : rejectValue('a country of two letters such as "gb"', value)
})

/** Optional font family field; undefined by default. Rejects characters that could end a CSS declaration. */
export const fontFamily = field((value): string | undefined | InvalidValue =>
  value === null ? undefined : readFamily(value),
)

/** Required font family field. */
export const requiredFontFamily = field((value): string | InvalidValue => readFamily(value))

function readFamily(value: unknown): string | InvalidValue {
  return typeof value === 'string' && /^[\p{L}\p{N}][\p{L}\p{N} _.-]{0,60}$/u.test(value.trim())
    ? value.trim()
    : rejectValue('the name of a font', value)
}

/** Optional field for the CSS `unicode-range` of a font; undefined by default. */
export const unicodeRange = field((value): string | undefined | InvalidValue => {
  if (value === null) return undefined
  const parts = typeof value === 'string' ? value.split(',').map((part) => part.trim()) : []
  const isRange = parts.length > 0 && parts.every((part) => range.test(part))
  return isRange ? parts.join(',').toUpperCase() : rejectValue('ranges such as U+100-17F', value)
})

const range = /^U\+(?:[\dA-F]{1,6}(?:-[\dA-F]{1,6})?|[\dA-F]{1,5}\?{1,3})$/i

const expected = 'a URL (https, http), mailto:, tel:, a path or #anchor'

/** URL field: text or a link object of the CMS. Empty by default. Rejects unsafe schemes such as `javascript:`. */
export const link = field((value): string | InvalidValue => {
  const address = toUrl(value)
  if (address === undefined) return rejectValue(expected, value)
  return isSafeUrl(address, ['http:', 'https:', 'mailto:', 'tel:'])
    ? address
    : rejectValue(expected, address)
})

function toUrl(value: unknown): string | undefined {
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
  /** Versions of the image in other widths, in pixels, if the source provides them. */
  readonly sizes?: readonly { readonly url: string; readonly width: number }[]
}

/** Optional image field; undefined by default. Includes the size in pixels if the CMS sends it. */
export const image = field((value): Image | undefined | InvalidValue => {
  if (value === null) return undefined
  if (!isRecord(value)) return rejectValue('an image', value)
  const { url, alt, dimensions, sizes } = value
  if (isEmptyField(url)) return undefined
  if (typeof url !== 'string') return rejectValue('the URL of an image', url, ['url'])
  if (!isSafeUrl(url, protocols)) {
    return rejectValue('the URL of an image (https or http)', url, ['url'])
  }
  if (alt !== undefined && alt !== null && typeof alt !== 'string') {
    return rejectValue('a text', alt, ['alt'])
  }
  return { url, alt: alt ?? '', ...readSize(dimensions), ...readSizes(sizes) }
})

const protocols = ['http:', 'https:']

function readSizes(values: unknown): Pick<Image, 'sizes'> | undefined {
  if (!Array.isArray(values)) return undefined
  const sizes = values.filter(isSize).map(({ url, width }) => ({ url, width }))
  return sizes.length === 0 ? undefined : { sizes }
}

function isSize(value: unknown): value is { url: string; width: number } {
  if (!isRecord(value)) return false
  const { url, width } = value
  return typeof url === 'string' && isSafeUrl(url, protocols) && isLength(width)
}

function readSize(dimensions: unknown): { width: number; height: number } | undefined {
  if (!isRecord(dimensions)) return undefined
  const { width, height } = dimensions
  return isLength(width) && isLength(height) ? { width, height } : undefined
}

function isLength(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value > 0
}

/** Third-party oEmbed content (Spec §3, Embed). */
export interface Embed {
  readonly oembed: {
    /** Name of the provider, such as `YouTube`; empty if unknown. */
    readonly provider_name: string
    /** The provider's HTML, not sanitised. Use only the URL of its iframe. */
    readonly html: string
    readonly title: string
    /** URL of the content on the provider's site; empty if unknown. */
    readonly embed_url: string
    /** Aspect ratio: width divided by height; undefined if unknown. */
    readonly ratio: number | undefined
  }
}

/** Optional embed field: an oEmbed object or a URL. Undefined by default. */
export const embed = field((value): Embed | undefined | InvalidValue => {
  if (value === null) return undefined
  const wire = typeof value === 'string' ? { embed_url: value } : value
  if (!isRecord(wire)) return rejectValue('an embed', value)
  const source = isRecord(wire['oembed']) ? wire['oembed'] : wire
  const url = trimmedText(source['embed_url'])
  const html = trimmedText(source['html'])
  if (url === '' && html === '') return undefined
  if (!isSafeUrl(url, ['http:', 'https:'])) {
    return rejectValue('the URL of an embed (https)', url, ['embed_url'])
  }
  const width = toLength(source['width'])
  const height = toLength(source['height'])
  return {
    oembed: {
      provider_name: trimmedText(source['provider_name']),
      html,
      title: trimmedText(source['title']),
      embed_url: url,
      ratio: width > 0 && height > 0 ? width / height : undefined,
    },
  }
})

function trimmedText(value: unknown): string {
  return typeof value === 'string' ? value.trim() : ''
}

/** Converts a length to a number; NaN if it is neither a number nor text. */
function toLength(value: unknown): number {
  return typeof value === 'number' || typeof value === 'string' ? Number(value) : Number.NaN
}

/** Actions of a button. Empty means a plain link. */
export const buttonLinkTypes = ['', 'signup', 'donate', 'login'] as const

export type ButtonLinkType = (typeof buttonLinkTypes)[number]

/** Fields of a button (Spec §3, Button). A `signup`, `donate` or `login` button needs no `url`, because the site knows its target. */
export const buttonEntries = {
  label: requiredText,
  url: link,
  linkType: choice(buttonLinkTypes, ''),
  style: choice(['primary', 'secondary', 'quiet'], 'primary'),
  id: text,
  standardButton: choice(['', 'fundraisingPage'], ''),
  background: colour,
  foreground: colour,
  block: boolean(false),
}

/** Button as a group of fields: `cta-label`, `cta-url` and so on become `cta`. */
export const button = group(buttonEntries)

export const buttonSchema = v.object(buttonEntries)

/** A button (Spec §3): its label, target or action, and style. */
export type Button = v.InferOutput<typeof buttonSchema>
