import type { TokenName } from './tokens.ts'

/** A value that a field of a design record may have. Values of other types count as left out. */
export type DesignValue = string | number | boolean | null | undefined

/** One kind of text in a design record. */
export interface DesignFont {
  family?: DesignValue
  /** 100 to 900. */
  weight?: DesignValue
  /** `true`, `"true"` or `"Yes"` sets it in capitals. */
  uppercase?: DesignValue
  /** Letter spacing in em, or a length in px, em or rem. */
  spacing?: DesignValue
}

/**
 * The part of a site's design record that makes a theme. Everything may be missing, and every
 * value is checked before it reaches a style sheet.
 */
export interface DesignInput {
  colors?:
    | {
        primary?: DesignValue
        secondary?: DesignValue
        tertiary?: DesignValue
        dark?: DesignValue
        light?: DesignValue
        /** Confirmations. @default the kit's */
        success?: DesignValue
        /** Errors, and buttons that delete something. @default the kit's */
        danger?: DesignValue
      }
    | null
    | undefined
  fonts?:
    | {
        head?: DesignFont | null | undefined
        body?: DesignFont | null | undefined
        button?: DesignFont | null | undefined
      }
    | null
    | undefined
  buttons?:
    | {
        /** In px. */
        radius?: DesignValue
        /** In px. */
        borderWidth?: DesignValue
        borderColor?: DesignValue
        /** Space before and after the label, in em. */
        spacing?: DesignValue
        /** A factor of body text, 0.75 to 1.5. */
        fontSize?: DesignValue
      }
    | null
    | undefined
  /** Colour behind the page. */
  background?: DesignValue
  /** A picture shines through the page's colour: text is kept readable on its lightest and darkest places. */
  hasBackgroundImage?: DesignValue
  /** Widest text column, 320 to 2560 px; 1080 when left out (Spec §9). */
  container?: DesignValue
  /** Space beside the column, up to 400 px, and never more than 8 % of the window. */
  containerSpace?: DesignValue
  /** `light`; `dark`; or `auto`: as the reader's system says. @default 'light' */
  scheme?: DesignValue
  /** How coloured sections end: `wave`, `diagonal` or `none`. */
  edge?: DesignValue
  /** Texture of coloured sections: `waves`, `contours` or `none`. */
  pattern?: DesignValue
}

/** One thing the theme did differently from what the design asked for. */
export interface ThemeChange {
  /** The role it happened to. */
  token: TokenName
  /** What the design asked for, shortened to 64 characters. */
  from: string
  /** The colour that is used in its place. */
  to: string
  /** A sentence for the person who chose the colour. */
  message: string
}
