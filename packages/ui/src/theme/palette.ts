import {
  contrast,
  isGrey,
  readableInk,
  lowestContrast,
  makeReadable,
  mixColours,
  parseColour,
  type Hex,
} from './colour.ts'
import type { DesignInput, DesignValue, ThemeChange } from './design-input.ts'
import { kitPalette, siteColours } from './kit.ts'
import type { ColourRole } from './tokens.ts'

export type Palette = Record<ColourRole, Hex>

// Body text exceeds AA, so that muted text can be lighter.
const comfortableRatio = 7
const textRatio = 4.5
const graphicRatio = 3
/** Share of a background image that is visible through the background colour. */
const imageShowThrough = 0.1
// Tolerance for rounding, so that other tools do not measure 4.49 for 4.5.
const slack = 0.05
const safeComfortable = comfortableRatio + slack
const safeText = textRatio + slack
const safeGraphic = graphicRatio + slack

type Report = (change: ThemeChange) => void

/**
 * Derives all colour roles from up to six brand colours. Missing ones get defaults (Spec §9). Readable brand colours
 * are kept, and every adjustment is passed to `report`.
 */
export function paletteFromDesign(design: DesignInput, report: Report): Palette {
  const colours = design.colors ?? {}
  const brand = {
    primary: read('primary', colours.primary, kitPalette.primary, report),
    secondary: read('secondary', colours.secondary, kitPalette.secondary, report),
    dark: read('dark', colours.dark, siteColours.dark, report),
    light: read('tint', colours.light, siteColours.light, report),
    page: read('page', design.background, siteColours.light, report),
  }
  const tertiary = read('accent', colours.tertiary, brand.secondary, report)

  const grounds = makeGrounds(brand, report)
  const { page, surface, tint, ink } = grounds
  const all = [
    page,
    surface,
    tint,
    ...(design.hasBackgroundImage === true ? [mixColours(ink, page, imageShowThrough)] : []),
  ]

  const primary = makeFill('primary', brand.primary, brand.dark, report)
  const secondary = makeFill('secondary', brand.secondary, brand.dark, report)
  const accent = makeFill('accent', tertiary, brand.dark, report)

  const dark = makeReadable(brand.dark, ['#ffffff'], safeComfortable, '#000000')
  if (dark !== brand.dark) {
    report(change('dark', brand.dark, dark, `dark areas are now ${dark}, so that text shows`))
  }
  const onDark = lowestContrast(brand.light, [dark]) >= comfortableRatio ? brand.light : '#ffffff'
  // A grey fill on a dark section looks disabled.
  const meterOnDark = isGrey(brand.primary)
    ? onDark
    : makeReadable(brand.primary, [dark], safeGraphic, '#ffffff')
  const onDarkFill = makeFillOnDark(primary, meterOnDark, dark)

  const heading = reaches(brand.dark, all, comfortableRatio) ? brand.dark : readable(ink, all)
  const body = makeReadable(mixColours(brand.dark, '#1b1b1b', 0.45), all, safeComfortable, ink)
  const primaryText = makeLink([brand.primary, brand.secondary, tertiary, brand.dark], all, report)
  const soft = (colour: Hex) => mixColours(colour, surface, 0.08)
  const softGround = (colour: Hex) => ensureContrast(soft(colour), [body], ink)
  const status = (colour: Hex, ground: Hex) => makeReadable(colour, [...all, ground], safeText, ink)
  const success = read('success', colours.success, kitPalette.success, report)
  const danger = read('danger', colours.danger, kitPalette.danger, report)
  const successSoft = softGround(success)
  const dangerSoft = softGround(danger)
  const warningSoft = softGround('#c77700')
  // Visible on the surface first, then readable.
  const avatar = (colour: Hex) =>
    ensureContrast(
      makeReadable(mixColours(colour, surface, 0.24), [surface], 1.22, ink),
      [heading],
      ink,
    )

  return {
    page,
    surface,
    tint,
    text: body,
    textMuted: makeReadable(mixColours(body, page, 0.72), all, safeText, ink),
    heading,
    border: mixColours(body, page, 0.16),
    control: makeReadable(mixColours(body, page, 0.5), all, safeGraphic, ink),
    focus: makeReadable(brand.dark, all, safeGraphic, ink),
    primary: primary.fill,
    onPrimary: primary.label,
    // Contrasts with the label, so that lines behind it only add contrast.
    primaryTexture: primary.label === '#ffffff' ? '#000000' : '#ffffff',
    primaryText,
    secondary: secondary.fill,
    onSecondary: secondary.label,
    accent: accent.fill,
    onAccent: accent.label,
    // A light track, because a dark one next to a lighter fill reads as the filled part.
    meterFill: makeReadable(brand.primary, [tint], safeGraphic),
    meterTrack: tint,
    dark,
    onDark,
    onDarkMuted: makeReadable(mixColours(onDark, dark, 0.78), [dark], safeText, '#ffffff'),
    veil: makeVeil(dark, onDark),
    accentOnDark: makeReadable(brand.primary, [dark], safeText, '#ffffff'),
    meterOnDark,
    primaryOnDark: onDarkFill.fill,
    onPrimaryOnDark: onDarkFill.label,
    success: status(success, successSoft),
    successSoft,
    danger: status(danger, dangerSoft),
    dangerSoft,
    warning: status('#8a5200', warningSoft),
    warningSoft,
    avatar1: avatar(brand.primary),
    avatar2: avatar(brand.secondary),
    avatar3: avatar(tertiary),
    avatar4: avatar(brand.dark),
  }
}

function read(token: ColourRole, value: DesignValue, fallback: Hex, report: Report): Hex {
  if (value === undefined || value === null || value === '') return fallback
  const colour = parseColour(value)
  if (colour !== undefined) return colour
  const from = String(value).slice(0, 64)
  report(change(token, from, fallback, `"${from}" is not a colour; ${token} is now ${fallback}`))
  return fallback
}

interface Grounds {
  page: Hex
  surface: Hex
  tint: Hex
  /** Black on a light page, white on a dark one. */
  ink: Hex
}

function makeGrounds(
  brand: { page: Hex; light: Hex; primary: Hex; dark: Hex },
  report: Report,
): Grounds {
  const ink = readableInk([brand.page])
  const paper: Hex = ink === '#000000' ? '#ffffff' : '#000000'
  const minContrast = 9
  const page = makeReadable(brand.page, [ink], minContrast, paper)
  if (page !== brand.page) {
    report(change('page', brand.page, page, `the page is now ${page}, so that text shows on it`))
  }
  const surface = ink === '#000000' ? '#ffffff' : mixColours('#ffffff', page, 0.06)
  // A light colour too close to the page's would make sections invisible.
  const wash =
    contrast(brand.light, page) >= 1.04 ? brand.light : mixColours(brand.primary, page, 0.08)
  // On a dark page, a wash of a light brand colour would be brown or olive.
  const darkWash = mixColours(ink === '#000000' ? brand.primary : brand.dark, page, 0.5)
  const otherWash =
    ink === '#ffffff' && contrast(darkWash, page) >= 1.04
      ? darkWash
      : mixColours(brand.primary, page, 0.06)
  const tint = contrast(wash, ink) >= minContrast ? wash : otherWash
  return {
    page,
    surface: ensureContrast(surface, [ink], ink),
    tint: ensureContrast(tint, [ink], ink),
    ink,
  }
}

/** Adjusts a background until its text has a contrast of at least 7:1. */
function ensureContrast(ground: Hex, foregrounds: readonly Hex[], ink: Hex): Hex {
  return makeReadable(
    ground,
    foregrounds,
    comfortableRatio,
    ink === '#000000' ? '#ffffff' : '#000000',
  )
}

function readable(ink: Hex, grounds: readonly Hex[]): Hex {
  return makeReadable(mixColours(ink, grounds[0] ?? '#ffffff', 0.86), grounds, safeComfortable, ink)
}

function reaches(colour: Hex, grounds: readonly Hex[], ratio: number): boolean {
  return lowestContrast(colour, grounds) >= ratio
}

/** Returns white or the brand's dark colour, or undefined if neither is readable on the fill. */
function labelFor(fill: Hex, dark: Hex): Hex | undefined {
  const candidates: readonly Hex[] = ['#ffffff', dark]
  return candidates.find((label) => contrast(label, fill) >= textRatio)
}

/**
 * Derives a fill and its label. Prefers a white label, then the brand's dark colour. A fill that is almost dark
 * enough for white is darkened slightly. Otherwise the label is black.
 */
function makeFill(
  token: 'primary' | 'secondary' | 'accent',
  brand: Hex,
  dark: Hex,
  report: Report,
): { fill: Hex; label: Hex } {
  const label = labelFor(brand, dark)
  const white = contrast('#ffffff', brand)
  const measured = `white on ${brand.toUpperCase()} has ${ratioText(white)}`
  const role =
    token === 'primary' ? 'onPrimary' : token === 'secondary' ? 'onSecondary' : 'onAccent'
  if (label !== undefined) {
    if (label !== '#ffffff') {
      report(
        change(
          role,
          '#ffffff',
          label,
          `${measured}; text on ${token} is now ${label.toUpperCase()}`,
        ),
      )
    }
    return { fill: brand, label }
  }
  if (white >= graphicRatio) {
    const fill = makeReadable(brand, ['#ffffff'], safeText, '#000000')
    report(
      change(
        token,
        brand,
        fill,
        `${measured}; filled areas in ${token} are now ${fill.toUpperCase()}`,
      ),
    )
    return { fill, label: '#ffffff' }
  }
  report(change(role, '#ffffff', '#000000', `${measured}; text on ${token} is now #000000`))
  return { fill: brand, label: '#000000' }
}

/** Returns the dark colour with the lowest opacity at which text is readable over any image. */
function makeVeil(dark: Hex, onDark: Hex): Hex {
  const steps = 255
  for (let step = Math.ceil(steps / 2); step < steps; step += 1) {
    const grounds = ['#ffffff', '#000000'].map((picture) =>
      mixColours(dark, picture as Hex, step / steps),
    )
    if (reaches(onDark, grounds, safeText)) return `${dark}${step.toString(16)}`
  }
  return dark
}

// Minimum contrast of a button on a dark section. WCAG only requires contrast of the label if the label identifies
// the button.
const buttonOnDark = 2.2

/** Returns the colours of buttons on dark sections: the same as elsewhere, unless they would be hard to see. */
function makeFillOnDark(
  usual: { fill: Hex; label: Hex },
  raised: Hex,
  dark: Hex,
): { fill: Hex; label: Hex } {
  if (contrast(usual.fill, dark) >= buttonOnDark) return usual
  return { fill: raised, label: labelFor(raised, dark) ?? readableInk([raised]) }
}

/**
 * Derives the colour of links and stats: the first brand colour readable as text, otherwise the first one, adjusted.
 */
function makeLink(candidates: readonly Hex[], grounds: readonly Hex[], report: Report): Hex {
  const [primary = '#000000'] = candidates
  const found = candidates.find((colour) => reaches(colour, grounds, safeText))
  const link = found ?? makeReadable(primary, grounds, safeText, readableInk(grounds))
  if (link !== primary) {
    const measured = ratioText(lowestContrast(primary, grounds))
    report(
      change(
        'primaryText',
        primary,
        link,
        `${primary.toUpperCase()} as text has ${measured}; links and figures are now ${link.toUpperCase()}`,
      ),
    )
  }
  return link
}

function change(token: ColourRole, from: string, to: string, message: string): ThemeChange {
  return { token: `color.${token}`, from, to, message }
}

function ratioText(ratio: number): string {
  return `${(Math.floor(ratio * 10) / 10).toFixed(1)}:1`
}
