import { type DesignConfig, parseSite, type WebfontConfig } from '@milepost/content'
import { defaultFontFamily } from '@milepost/ui/theme'

/** Typography of headings, body text or buttons. */
export interface ThemeFont {
  readonly family?: string
  /** Weight, from 100 to 900. */
  readonly weight?: number
  readonly uppercase?: boolean
  /** Letter spacing in em, from -1 to 1. */
  readonly spacing?: number
}

/** Font file in WOFF2 format. */
export interface ThemeWebfont {
  /** Font family, as named in `fonts`. */
  readonly family: string
  /** URL of the file, as imported with Vite: `import url from './fonts/brand-400.woff2'`. */
  readonly url: string
  /** @default 400 */
  readonly weight?: number
  /** @default 'normal' */
  readonly style?: 'normal' | 'italic'
  /** CSS `unicode-range` of the file. @default all characters */
  readonly range?: string
}

/**
 * Default design of an application's sites, for fields that are empty in a site's document. The fields are those of the
 * document's `design` record without the `design-` prefix. Fields that are empty in both use the UI kit's defaults.
 */
export interface SiteTheme {
  readonly colors?: {
    readonly primary?: string
    readonly secondary?: string
    readonly tertiary?: string
    readonly dark?: string
    readonly light?: string
  }
  readonly fonts?: {
    readonly head?: ThemeFont
    readonly body?: ThemeFont
    readonly button?: ThemeFont
  }
  /** Font files. Only those of families that the site's design uses are loaded. */
  readonly webfonts?: readonly ThemeWebfont[]
  readonly buttons?: {
    /** Corner radius in CSS pixels. The radii of cards, fields and other components are derived from it. */
    readonly radius?: number
    /** Horizontal padding in em. */
    readonly spacing?: number
    /** Font size relative to body text. */
    readonly fontSize?: number
    /** Border width in CSS pixels. */
    readonly borderWidth?: number
    readonly borderColor?: string
  }
  /** Page background colour. */
  readonly background?: string
  /** Maximum width of the text column, in CSS pixels. */
  readonly container?: number
  /** Horizontal padding of the text column, in CSS pixels. */
  readonly containerSpace?: number
  /** Colour scheme. `auto` follows the visitor's system. @default 'light' */
  readonly scheme?: 'light' | 'dark' | 'auto'
  /** Shape of the edges between sections. */
  readonly edge?: 'none' | 'wave' | 'diagonal'
  /** Background pattern of tinted sections. */
  readonly pattern?: 'none' | 'waves' | 'contours'
}

/** Thrown if a theme is invalid. */
export class ThemeError extends Error {
  override readonly name = 'ThemeError' as const
}

/**
 * Validates an application's theme like a document's `design` record.
 *
 * @throws ThemeError naming the field if it is unknown or has an invalid value
 */
export function parseTheme(theme: SiteTheme = {}): DesignConfig {
  const { webfonts, ...fields } = theme
  const data = {
    ...flattenTheme(fields, 'design'),
    'design-webfonts': Array.isArray(webfonts)
      ? webfonts.map((font: object) => ({ type: 'external', ...font }))
      : webfonts,
  }
  const { site, issues } = parseSite({ id: 'theme', type: 'custom_site', uid: 'theme', data })
  const [issue] = issues.filter(({ field }) => field?.startsWith('design-'))
  if (issue !== undefined) {
    throw new ThemeError(`app/site.config.ts: ${toThemePath(issue.field ?? '')}: ${issue.problem}.`)
  }
  const withoutFile = site.design.webfonts.findIndex(({ url }) => url === '')
  if (withoutFile >= 0) {
    throw new ThemeError(`app/site.config.ts: theme.webfonts[${withoutFile}].url is empty.`)
  }
  for (const path of Object.keys(data)) {
    if (!isDesignField(site.design, path)) {
      throw new ThemeError(`app/site.config.ts: ${toThemePath(path)} is not a field of a theme.`)
    }
  }
  return site.design
}

/** Flattens a theme to document fields, such as `design-colors-primary`. */
function flattenTheme(value: unknown, path: string): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return { [path]: value }
  return Object.assign(
    {},
    ...Object.entries(value).map(([name, inner]) => flattenTheme(inner, `${path}-${name}`)),
  ) as Record<string, unknown>
}

function toThemePath(field: string): string {
  return field.replaceAll('-', '.').replace(/^design/, 'theme')
}

/** Whether a path identifies a value of a design, rather than a group. */
function isDesignField(design: DesignConfig, path: string): boolean {
  let value: unknown = design
  for (const name of path.split('-').slice(1)) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return false
    value = (value as Record<string, unknown>)[name]
  }
  return path !== 'design-backgroundImage' && (Array.isArray(value) || typeof value !== 'object')
}

/**
 * Returns a site's design, with the application's theme as the default. Uses the font files of both, except those of the theme
 * that the document overrides or that no text uses.
 */
export function applyTheme(design: DesignConfig, theme: DesignConfig): DesignConfig {
  const merged = fillMissing(design, theme)
  const families = getFamilies(merged)
  const faces = new Set(design.webfonts.map(getFontFaceKey))
  const added = theme.webfonts.filter(
    (font) => families.has(font.family.toLowerCase()) && !faces.has(getFontFaceKey(font)),
  )
  return { ...merged, webfonts: [...added, ...design.webfonts] }
}

/** Fills missing values of a group from another one, recursively. */
function fillMissing<Group extends object>(group: Group, other: Group): Group {
  const entries = Object.entries(group).map(([name, value]: [string, unknown]) => {
    const otherValue: unknown = other[name as keyof Group]
    const isGroup = isRecord(value) && isRecord(otherValue)
    return [name, isGroup ? fillMissing(value, otherValue) : (value ?? otherValue)]
  })
  return Object.fromEntries(entries) as Group
}

function isRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Returns the font families in use, in lower case, because CSS compares them case-insensitively. */
function getFamilies({ fonts: { head, body, button } }: DesignConfig): ReadonlySet<string> {
  const families = [head.family, body.family ?? defaultFontFamily, button.family]
  return new Set(families.flatMap((family) => family?.toLowerCase() ?? []))
}

function getFontFaceKey({ family, weight, style, range = '' }: WebfontConfig): string {
  return [family.toLowerCase(), weight, style, range].join()
}
