import { type DesignConfig, parseSite, type WebfontConfig } from '@milepost/content'
import { defaultFontFamily } from '@milepost/ui/theme'

/** One role of type. */
export interface ThemeFont {
  readonly family?: string
  /** 100 to 900. */
  readonly weight?: number
  readonly uppercase?: boolean
  /** Letter spacing, -1 to 1 em. */
  readonly spacing?: number
}

/** One file of a typeface, in the format woff2. */
export interface ThemeWebfont {
  /** The font's family, as `fonts` names it. */
  readonly family: string
  /**
   * Its address, as Vite gives it for a file of the application: `import url from './fonts/brand-400.woff2'`. The site
   * serves such a file from its own origin, and browsers keep it.
   */
  readonly url: string
  /** @default 400 */
  readonly weight?: number
  /** @default 'normal' */
  readonly style?: 'normal' | 'italic'
  /** The characters that the file has, as CSS's `unicode-range`. @default all */
  readonly range?: string
}

/**
 * The look of an application's sites, where a site's document says nothing: the fields of its `design` record, without
 * `design-` before their names. What is left out here as well is the kit's own.
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
  /** The files of typefaces. One whose family no text of a site has is not named on its pages. */
  readonly webfonts?: readonly ThemeWebfont[]
  readonly buttons?: {
    /** Corners, in CSS pixels; sets the character of all corners. */
    readonly radius?: number
    /** Padding on both sides of the label, in em. */
    readonly spacing?: number
    /** A factor of body text. */
    readonly fontSize?: number
    /** The width of borders, in CSS pixels. */
    readonly borderWidth?: number
    readonly borderColor?: string
  }
  /** Colour behind the page. */
  readonly background?: string
  /** Widest text column, in CSS pixels. */
  readonly container?: number
  /** Padding on both sides of the column, in CSS pixels. */
  readonly containerSpace?: number
  /** `auto`: dark for visitors whose system is set to dark. @default 'light' */
  readonly scheme?: 'light' | 'dark' | 'auto'
  /** Edge between sections. */
  readonly edge?: 'none' | 'wave' | 'diagonal'
  /** The texture behind tinted sections. */
  readonly pattern?: 'none' | 'waves' | 'contours'
}

/** A theme of an application that cannot be used. */
export class ThemeError extends Error {
  override readonly name = 'ThemeError' as const
}

/**
 * Reads an application's theme by the very rules for the `design` record of a document.
 *
 * @param theme - an empty object, or nothing, gives a design that says nothing
 * @throws ThemeError when a field is none of a theme's, or has a wrong value; the message names it
 */
export function readTheme(theme: SiteTheme = {}): DesignConfig {
  const { webfonts, ...fields } = theme
  const data = {
    ...fieldsOf(fields, 'design'),
    'design-webfonts': Array.isArray(webfonts)
      ? webfonts.map((font: object) => ({ type: 'external', ...font }))
      : webfonts,
  }
  const { site, issues } = parseSite({ id: 'theme', type: 'custom_site', uid: 'theme', data })
  const [issue] = issues.filter(({ field }) => field?.startsWith('design-'))
  if (issue !== undefined) {
    throw new ThemeError(`app/site.config.ts: ${nameOf(issue.field ?? '')}: ${issue.problem}.`)
  }
  const withoutFile = site.design.webfonts.findIndex(({ url }) => url === '')
  if (withoutFile >= 0) {
    throw new ThemeError(`app/site.config.ts: theme.webfonts[${withoutFile}].url is empty.`)
  }
  for (const path of Object.keys(data)) {
    if (!isKnown(site.design, path)) {
      throw new ThemeError(`app/site.config.ts: ${nameOf(path)} is no field of a theme.`)
    }
  }
  return site.design
}

/** The fields of a theme as a document has them: `design-colors-primary`. */
function fieldsOf(value: unknown, path: string): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return { [path]: value }
  return Object.assign(
    {},
    ...Object.entries(value).map(([name, inner]) => fieldsOf(inner, `${path}-${name}`)),
  ) as Record<string, unknown>
}

function nameOf(field: string): string {
  return field.replaceAll('-', '.').replace(/^design/, 'theme')
}

/** Whether a design has a value, not a group, at a path. */
function isKnown(design: DesignConfig, path: string): boolean {
  let value: unknown = design
  for (const name of path.split('-').slice(1)) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return false
    value = (value as Record<string, unknown>)[name]
  }
  return path !== 'design-backgroundImage' && (Array.isArray(value) || typeof value !== 'object')
}

/**
 * A site's design, with an application's theme where the document says nothing. Files of fonts are added to those of the
 * document, except for the same face of the same family, and except for families that no text has.
 */
export function withTheme(design: DesignConfig, theme: DesignConfig): DesignConfig {
  const merged = filled(design, theme)
  const families = familiesOf(merged)
  const faces = new Set(design.webfonts.map(faceOf))
  const added = theme.webfonts.filter(
    (font) => families.has(font.family.toLowerCase()) && !faces.has(faceOf(font)),
  )
  return { ...merged, webfonts: [...added, ...design.webfonts] }
}

/** Returns a group's values, with missing ones taken from another group, recursively. */
function filled<Group extends object>(group: Group, other: Group): Group {
  const entries = Object.entries(group).map(([name, value]: [string, unknown]) => {
    const otherValue: unknown = other[name as keyof Group]
    const isGroup = isRecord(value) && isRecord(otherValue)
    return [name, isGroup ? filled(value, otherValue) : (value ?? otherValue)]
  })
  return Object.fromEntries(entries) as Group
}

function isRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The families that texts have, in lower case, as CSS compares them. */
function familiesOf({ fonts: { head, body, button } }: DesignConfig): ReadonlySet<string> {
  const families = [head.family, body.family ?? defaultFontFamily, button.family]
  return new Set(families.flatMap((family) => family?.toLowerCase() ?? []))
}

function faceOf({ family, weight, style, range = '' }: WebfontConfig): string {
  return [family.toLowerCase(), weight, style, range].join()
}
