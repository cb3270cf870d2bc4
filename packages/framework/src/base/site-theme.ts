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
    /** Space beside the label, in em. */
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
  /** Space beside the column, in CSS pixels. */
  readonly containerSpace?: number
  /** `auto`: dark for visitors whose system is set to dark. @default 'light' */
  readonly scheme?: 'light' | 'dark' | 'auto'
  /** How sections meet. */
  readonly edge?: 'none' | 'wave' | 'diagonal'
  /** The texture behind tinted sections. */
  readonly pattern?: 'none' | 'waves' | 'contours'
}
