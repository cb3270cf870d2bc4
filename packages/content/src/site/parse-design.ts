import * as v from 'valibot'
import type { FieldReader } from '../fields/field-reader.ts'
import { choice, optionalChoice, requiredChoice } from '../fields/choice.ts'
import { colour } from '../fields/colour.ts'
import { fontFamily, requiredFontFamily } from '../fields/font-family.ts'
import { image } from '../fields/image.ts'
import { link } from '../fields/link.ts'
import { numberOr, optionalNumber } from '../fields/number.ts'
import { unicodeRange } from '../fields/unicode-range.ts'
import { optionalYesNo } from '../fields/yes-no.ts'
import type { DesignConfig, FontConfig } from './site-config.ts'

const lengthPixels = optionalNumber({ min: 0, max: 10_000 })
const fontWeight = optionalNumber({ min: 1, max: 1000 })
const webfont = v.object({
  type: requiredChoice(['google_font', 'external']),
  family: requiredFontFamily,
  url: link,
  weight: numberOr(400, { min: 1, max: 1000 }),
  style: choice(['normal', 'italic'], 'normal'),
  range: unicodeRange,
})

/** Styles of drawn avatars. A style becomes part of a URL, so any other text is refused. */
export const avatarStyles = ['shapes', 'faces', 'robots'] as const

/** The `design-*` fields of a document. */
export function parseDesign(reader: FieldReader): DesignConfig {
  const colourAt = (path: string) => reader.read(path, colour, undefined)
  const lengthAt = (path: string) => reader.read(path, lengthPixels, undefined)
  return {
    colors: {
      primary: colourAt('design.colors.primary'),
      secondary: colourAt('design.colors.secondary'),
      tertiary: colourAt('design.colors.tertiary'),
      dark: colourAt('design.colors.dark'),
      light: colourAt('design.colors.light'),
    },
    fonts: {
      head: parseFont(reader, 'design.fonts.head'),
      body: parseFont(reader, 'design.fonts.body'),
      button: parseFont(reader, 'design.fonts.button'),
    },
    webfonts: reader.rows('design.webfonts', webfont).map(({ value }) => value),
    buttons: {
      spacing: lengthAt('design.buttons.spacing'),
      radius: lengthAt('design.buttons.radius'),
      fontSize: lengthAt('design.buttons.fontSize'),
      borderWidth: lengthAt('design.buttons.borderWidth'),
      borderColor: colourAt('design.buttons.borderColor'),
    },
    background: colourAt('design.background'),
    backgroundImage: reader.read('design.backgroundImage', image, undefined),
    container: lengthAt('design.container'),
    containerSpace: lengthAt('design.containerSpace'),
    scheme: reader.read('design.scheme', optionalChoice(['light', 'dark', 'auto']), undefined),
    edge: reader.read('design.edge', optionalChoice(['none', 'wave', 'diagonal']), undefined),
    pattern: reader.read(
      'design.pattern',
      optionalChoice(['none', 'waves', 'contours']),
      undefined,
    ),
    avatarStyle: reader.read('design.avatarStyle', optionalChoice(avatarStyles), undefined),
  }
}

function parseFont(reader: FieldReader, path: string): FontConfig {
  return {
    family: reader.read(`${path}.family`, fontFamily, undefined),
    weight: reader.read(`${path}.weight`, fontWeight, undefined),
    uppercase: reader.read(`${path}.uppercase`, optionalYesNo, undefined),
    spacing: reader.read(`${path}.spacing`, optionalNumber({ min: -1, max: 1 }), undefined),
  }
}
