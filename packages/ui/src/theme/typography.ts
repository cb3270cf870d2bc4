import type { DesignFont, DesignInput, DesignValue } from './design-input.ts'
import { defaultFontFamily } from './kit.ts'

const sansFallback =
  'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif'
const serifFallback = 'Georgia, "Times New Roman", serif'
const serifNames =
  /serif(?<!sans[ -]?serif)|slab|fraunces|merriweather|playfair|garamond|georgia|times|lora|baskerville|caslon/i
const condensedNames = /condensed|narrow|oswald|bebas|anton/i
const familyName = /^[\p{L}\p{N} _-]{1,60}$/u
const genericName =
  /^(?:serif|sans-serif|monospace|system-ui|ui-(?:serif|sans-serif|rounded|monospace))$/

/**
 * The font roles of a design record. Values that are not a font family, a weight or a spacing fall
 * back on the kit's (Inter; headlines 700).
 */
export function typographyFromDesign(design: DesignInput): Record<string, string> {
  const fonts = design.fonts ?? {}
  const body = fonts.body ?? {}
  const head = fonts.head ?? {}
  const button = fonts.button ?? {}
  const bodyFamily = familyStack(body.family) ?? familyStack(defaultFontFamily) ?? 'sans-serif'
  const headFamily = familyStack(head.family) ?? bodyFamily
  const capitals = isOn(head.uppercase)
  return {
    headFamily,
    headWeight: weight(head, '700'),
    headTransform: capitals ? 'uppercase' : 'none',
    headSpacing: spacing(head.spacing, capitals ? '0.01em' : '-0.015em'),
    headLineHeight: capitals ? '1.04' : '1.14',
    // Condensed faces look a size smaller than they are.
    headSize: condensedNames.test(headFamily) ? '1.16' : '1',
    bodyFamily,
    bodyWeight: weight(body, '400'),
    bodySpacing: spacing(body.spacing, 'normal'),
    buttonFamily: familyStack(button.family) ?? bodyFamily,
    buttonWeight: weight(button, '600'),
    buttonTransform: isOn(button.uppercase) ? 'uppercase' : 'none',
    buttonSpacing: spacing(button.spacing, isOn(button.uppercase) ? '0.04em' : 'normal'),
  }
}

function familyStack(value: DesignValue): string | undefined {
  if (typeof value !== 'string') return undefined
  const names = value
    .split(',')
    .map((name) => name.trim().replaceAll(/^["']|["']$/g, ''))
    .filter((name) => familyName.test(name))
  if (names.length === 0) return undefined
  const quoted = names.slice(0, 6).map((name) => (genericName.test(name) ? name : `"${name}"`))
  const endsGeneric = genericName.test(names.at(-1) ?? '')
  if (endsGeneric) return quoted.join(', ')
  return `${quoted.join(', ')}, ${serifNames.test(names[0] ?? '') ? serifFallback : sansFallback}`
}

function weight(font: DesignFont, fallback: string): string {
  const value = Number(font.weight)
  if (font.weight === null || font.weight === '' || !Number.isFinite(value)) return fallback
  return value >= 100 && value <= 900 ? String(Math.round(value)) : fallback
}

function spacing(value: DesignValue, fallback: string): string {
  if (value === null || value === undefined || value === '') return fallback
  const match = /^(-?\d{0,3}(?:\.\d{1,4})?)(px|em|rem)?$/.exec(String(value).trim())
  const amount = Number(match?.[1])
  if (match === null || match[1] === '' || !Number.isFinite(amount)) return fallback
  const unit = match[2] ?? 'em'
  const widest = unit === 'px' ? 8 : 0.5
  return Math.abs(amount) <= widest ? `${amount}${unit}` : fallback
}

function isOn(value: DesignValue): boolean {
  return value === true || /^(?:true|yes|on|1)$/i.test(String(value ?? ''))
}
