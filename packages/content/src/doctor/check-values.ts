import type { DocumentRef } from '../documents/errors.ts'
import { getIn, isRecord } from '../documents/values.ts'
import { isPlaceholderKey, findPlaceholders } from '../placeholders/compile-template.ts'
import { type Finding, listRowsAt, type NestedValue, toFinding, walkValues } from './finding.ts'

/** Checks all text and images in a document, and reports duplicate anchors and modal IDs. */
export function checkValues(document: DocumentRef, data: unknown): Finding[] {
  const ids = new Set<string>()
  return [...walkValues(data)].flatMap((place) => [
    ...checkText(document, place),
    ...checkHtml(document, place),
    ...checkImage(document, place),
    ...checkId(document, place, ids),
  ])
}

function checkText(document: DocumentRef, { field, value }: NestedValue): Finding[] {
  if (typeof value !== 'string') return []
  return findPlaceholders(value)
    .filter((name) => !isPlaceholderKey(name))
    .map((name) => {
      const problem = `there is no placeholder {{ ${name} }}`
      return toFinding('unknown-placeholder', { document, field, problem })
    })
}

function checkHtml(document: DocumentRef, { field, name, value }: NestedValue): Finding[] {
  if (typeof value !== 'string' || !/html$/i.test(name)) return []
  const images = [...value.matchAll(/<img\b[^<>]{0,2000}>/gi)].map(([tag]) => tag)
  return images.flatMap((tag) => [
    ...(/\salt\s*=/i.test(tag) ? [] : [createMissingAltFinding(document, field)]),
    ...(/\swidth\s*=/i.test(tag) && /\sheight\s*=/i.test(tag)
      ? []
      : [createMissingSizeFinding(document, field)]),
  ])
}

function checkImage(document: DocumentRef, { field, value }: NestedValue): Finding[] {
  if (!isRecord(value) || !('alt' in value || 'dimensions' in value)) return []
  const { url, alt, dimensions } = value
  if (typeof url !== 'string' || url === '') return []
  const { width, height } = isRecord(dimensions) ? dimensions : {}
  return [
    ...(typeof alt === 'string' ? [] : [createMissingAltFinding(document, field)]),
    ...(Number(width) > 0 && Number(height) > 0 ? [] : [createMissingSizeFinding(document, field)]),
  ]
}

function createMissingAltFinding(document: DocumentRef, field: string): Finding {
  const problem = 'the image has no alternative text (use an empty text for decorative images)'
  return toFinding('missing-alt', { document, field, problem })
}

function createMissingSizeFinding(document: DocumentRef, field: string): Finding {
  return toFinding('image-size', { document, field, problem: 'the image has no width or height' })
}

/** Reports a duplicate anchor or modal ID: links only reach the first one. */
function checkId(document: DocumentRef, place: NestedValue, ids: Set<string>): Finding[] {
  const { field, name, value, owner } = place
  if (typeof value !== 'string' || value === '' || !isRecord(owner)) return []
  const isModal = name === 'id' && 'iframe' in owner
  if (name !== 'anchor' && !isModal) return []
  const key = `${isModal ? 'modal' : 'anchor'} "${value}"`
  if (!ids.has(key)) {
    ids.add(key)
    return []
  }
  return [toFinding('duplicate-id', { document, field, problem: `there is another ${key}` })]
}

/** Reports a share image that is an SVG, which social networks do not support. */
export function checkShareImage(
  document: DocumentRef,
  { 'meta-image': image }: Record<string, unknown>,
): Finding[] {
  const url = getIn(image, 'url')
  if (typeof url !== 'string' || !/\.svg(?:[?#]|$)/i.test(url)) return []
  const problem = `${url} is an SVG, which social networks cannot show. Use a PNG or JPEG, or leave it empty for a card with the total`
  return [toFinding('share-image', { document, field: 'meta-image.url', problem })]
}

/** Reports fields whose value has no effect. */
export function checkEffects(document: DocumentRef, data: Record<string, unknown>): Finding[] {
  return [...walkValues(data)].flatMap((place) => {
    const problem =
      typeof place.value === 'string' && place.value.trim() !== ''
        ? getUnusedReason(document, data, place)
        : undefined
    return problem === undefined
      ? []
      : [toFinding('no-effect', { document, field: place.field, problem })]
  })
}

function getUnusedReason(
  { type }: DocumentRef,
  data: Record<string, unknown>,
  place: NestedValue,
): string | undefined {
  const { field, name } = place
  if (type === 'custom_site' && field === 'environment') {
    return 'this has no effect: PLATFORM_ENVIRONMENT of the server selects the platform'
  }
  if (type === 'onboarding' && name === 'jgOauthMethod') {
    return 'this has no effect: useJGOauth of the site and clientId of the platform determine how people sign in'
  }
  if (field === 'design-fonts-body-uppercase' && isYes(place)) {
    return 'this has no effect: body text in capitals is hard to read. Use capitals for headlines and buttons'
  }
  if (/^platform\[\d+\]\.primary\.uid$/.test(field)) {
    return 'this has no effect: the uids of the items determine the projects'
  }
  if (/^header-ctas\[\d+\]\.block$/.test(field) && isYes(place)) {
    return 'this has no effect: header buttons are full-width in the mobile menu only'
  }
  return getSliceReason(data, place) ?? getButtonReason(place)
}

function isYes({ value }: NestedValue): boolean {
  return typeof value === 'string' && /^\s*yes\s*$/i.test(value)
}

function getSliceReason(
  data: Record<string, unknown>,
  { field, value }: NestedValue,
): string | undefined {
  const [, list = '', index = '', name = ''] =
    /^([\w-]+)\[(\d+)\]\.primary\.(background|rankBy)$/.exec(field) ?? []
  const slice = listRowsAt(data, list)[Number(index)]
  const type = getIn(slice, 'slice_type')
  if (name === 'background') {
    return type === 'hero' && value !== 'none'
      ? 'this has no effect: the background of a hero is its image or the dark colour of the design'
      : undefined
  }
  return type === 'leaderboard' && getIn(slice, 'primary', 'kind') === 'fitness'
    ? 'this has no effect: a fitness leaderboard ranks by its measure'
    : undefined
}

function getButtonReason({ name, owner }: NestedValue): string | undefined {
  const isButton = isRecord(owner) && 'label' in owner
  return name === 'foreground' && isButton && !owner['background']
    ? 'the text colour has no effect without a background'
    : undefined
}

/** Minimum contrast of normal text (WCAG 2 AA). */
const minContrast = 4.5

/**
 * Checks the contrast of all foreground and background colours that are set together. Skips the design's colours,
 * because the theme picks readable text colours for them.
 */
export function checkColours(document: DocumentRef, data: Record<string, unknown>): Finding[] {
  const around = ['header', 'footer'].flatMap((part) =>
    checkPair(document, data, `${part}-foreground`, `${part}-background`, ''),
  )
  const inside = [...walkValues(data)].flatMap(({ field, value }) =>
    isRecord(value) ? checkPair(document, value, 'foreground', 'background', `${field}.`) : [],
  )
  return [...around, ...inside]
}

function checkPair(
  document: DocumentRef,
  owner: Record<string, unknown>,
  foregroundName: string,
  backgroundName: string,
  place: string,
): Finding[] {
  const { [foregroundName]: foreground, [backgroundName]: background } = owner
  if (typeof foreground !== 'string' || typeof background !== 'string') return []
  const contrast = getContrastRatio(foreground, background)
  if (contrast === undefined || contrast >= minContrast) return []
  const ratio = (Math.floor(contrast * 100) / 100).toFixed(2)
  const problem = `${foreground} on ${background} has a contrast of ${ratio}; AA requires ${minContrast}`
  return [toFinding('contrast', { document, field: `${place}${foregroundName}`, problem })]
}

/** Red, green and blue, from 0 to 1. */
type Rgb = readonly [number, number, number]

/**
 * Returns the contrast ratio of two hexadecimal, `rgb()` or `hsl()` colours (WCAG 2), from 1 to 21. Undefined if one is
 * transparent or in another format.
 */
export function getContrastRatio(one: string, other: string): number | undefined {
  const [first, second] = [getRelativeLuminance(one), getRelativeLuminance(other)]
  if (first === undefined || second === undefined) return undefined
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05)
}

function getRelativeLuminance(colour: string): number | undefined {
  const rgb = readHex(colour.trim()) ?? readFunction(colour.trim().toLowerCase())
  if (rgb === undefined) return undefined
  const [red, green, blue] = rgb.map((channel) =>
    channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0)
}

function readHex(colour: string): Rgb | undefined {
  const digits = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(colour)?.[1]
  if (digits === undefined) return undefined
  const full = digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map(
    (start) => Number.parseInt(full.slice(start, start + 2), 16) / 255,
  )
  return [red, green, blue]
}

function readFunction(colour: string): Rgb | undefined {
  const parts = /^(rgb|hsl)a?\(([^)]{1,50})\)$/.exec(colour)
  const numbers = parts?.[2]?.split(/[\s,/]+/).filter((part) => part !== '') ?? []
  const [first = Number.NaN, second = Number.NaN, third = Number.NaN, alpha = 1] = numbers.map(
    (part) => (part.endsWith('%') && parts?.[1] === 'rgb' ? 2.55 : 1) * Number.parseFloat(part),
  )
  if (alpha < 1 || ![first, second, third].every(Number.isFinite)) return undefined
  if (parts?.[1] === 'rgb') return [clamp(first / 255), clamp(second / 255), clamp(third / 255)]
  return toRgb(first, clamp(second / 100), clamp(third / 100))
}

function toRgb(hueDegrees: number, saturation: number, lightness: number): Rgb {
  const reach = saturation * Math.min(lightness, 1 - lightness)
  const channel = (offset: number) => {
    const step = (((offset + hueDegrees / 30) % 12) + 12) % 12
    return lightness - reach * Math.max(-1, Math.min(step - 3, 9 - step, 1))
  }
  return [channel(0), channel(8), channel(4)]
}

function clamp(value: number): number {
  return Math.min(1, Math.max(0, value))
}
