import type { TokenName } from './tokens.ts'

/** Value of a field of a design record. Other types are ignored. */
export type DesignValue = string | number | boolean | null | undefined

/** Font settings of a design record. */
export interface DesignFont {
  family?: DesignValue
  /** 100 to 900. */
  weight?: DesignValue
  /** `true`, `"true"` or `"Yes"` for upper case. */
  uppercase?: DesignValue
  /** Letter spacing in em, or a length in px, em or rem. */
  spacing?: DesignValue
}

/**
 * The fields of a site's design record for the theme. All are optional, and validated before they reach a style
 * sheet.
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
        /** Font size relative to body text, 0.75 to 1.5. */
        fontSize?: DesignValue
      }
    | null
    | undefined
  /** Background colour of the page. */
  background?: DesignValue
  /**
   * Whether an image is visible through the page's background. Text stays readable on its lightest and darkest areas.
   */
  hasBackgroundImage?: DesignValue
  /** Maximum width of the text column, 320 to 2560 px. @default 1080 (Spec §9) */
  container?: DesignValue
  /** Gutter of the column, up to 400 px, limited to 8 % of the window. */
  containerSpace?: DesignValue
  /** `light`, `dark`, or `auto` for the user's system setting. @default 'light' */
  scheme?: DesignValue
  /** Edge of coloured sections: `wave`, `diagonal` or `none`. */
  edge?: DesignValue
  /** Texture of coloured sections: `waves`, `contours` or `none`. */
  pattern?: DesignValue
}

/** Change of a design's colour by the theme. */
export interface ThemeChange {
  /** Changed role. */
  token: TokenName
  /** Value in the design, truncated to 64 characters. */
  from: string
  /** Colour that is used instead. */
  to: string
  /** Explanation for the editor. */
  message: string
}
