import type { TokenName } from './tokens.ts'

/** Value of a field in a design record. Values of other types are ignored. */
export type DesignValue = string | number | boolean | null | undefined

/** Font settings of a design record. */
export interface DesignFont {
  family?: DesignValue
  /** Font weight, 100 to 900. */
  weight?: DesignValue
  /** Whether text is in upper case: `true`, `"true"` or `"Yes"`. @default false */
  uppercase?: DesignValue
  /** Letter spacing in em, or a length in px, em or rem. */
  spacing?: DesignValue
}

/** Fields of a site's design record that determine the theme. All are optional and validated. */
export interface DesignInput {
  colors?:
    | {
        primary?: DesignValue
        secondary?: DesignValue
        tertiary?: DesignValue
        dark?: DesignValue
        light?: DesignValue
        /** Colour of confirmations. @default the kit's */
        success?: DesignValue
        /** Colour of errors, and of buttons that delete something. @default the kit's */
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
        /** Corner radius of buttons, in px, 0 to 100. The radii of cards, fields and other components are derived from it. */
        radius?: DesignValue
        /** Border width of buttons, in px, 0 to 6. */
        borderWidth?: DesignValue
        borderColor?: DesignValue
        /** Space before and after the label, in em, 0.5 to 3. */
        spacing?: DesignValue
        /** Font size relative to body text, 0.75 to 1.5. */
        fontSize?: DesignValue
      }
    | null
    | undefined
  /** Background colour of the page. @default the light colour (Spec §9) */
  background?: DesignValue
  /**
   * Whether the page has a background image, which is faintly visible through the background colour. Text then stays
   * readable on the lightest and darkest areas.
   */
  hasBackgroundImage?: DesignValue
  /** Maximum width of the text column, 320 to 2560 px. @default 1080 (Spec §9) */
  container?: DesignValue
  /** Gutter of the text column, in px, up to 400. Limited to 8 % of the window. */
  containerSpace?: DesignValue
  /** `light`, `dark`, or `auto` for the user's system setting. @default 'light' */
  scheme?: DesignValue
  /** Edge of coloured sections: `wave`, `diagonal` or `none`. @default 'none' */
  edge?: DesignValue
  /** Texture of coloured sections: `waves`, `contours` or `none`. @default 'none' */
  pattern?: DesignValue
}

/** Adjustment of a design's colour by the theme. */
export interface ThemeChange {
  /** Role whose colour was adjusted. */
  token: TokenName
  /** Value in the design, truncated to 64 characters. */
  from: string
  /** Colour that is used instead. */
  to: string
  /** Explanation of the adjustment, for the editor. */
  message: string
}
