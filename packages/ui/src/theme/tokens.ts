/**
 * All roles of a theme. The tree is the public contract: `color.onPrimary` is the custom property
 * `--milepost-color-on-primary` in every build.
 */
export const tokens = {
  color: {
    page: null,
    surface: null,
    tint: null,
    text: null,
    textMuted: null,
    heading: null,
    border: null,
    control: null,
    focus: null,
    primary: null,
    onPrimary: null,
    primaryTexture: null,
    primaryText: null,
    secondary: null,
    onSecondary: null,
    accent: null,
    onAccent: null,
    meterFill: null,
    meterTrack: null,
    dark: null,
    onDark: null,
    onDarkMuted: null,
    /** The dark colour, with the opacity for text over an image. */
    veil: null,
    accentOnDark: null,
    meterOnDark: null,
    primaryOnDark: null,
    onPrimaryOnDark: null,
    success: null,
    successSoft: null,
    danger: null,
    dangerSoft: null,
    warning: null,
    warningSoft: null,
    avatar1: null,
    avatar2: null,
    avatar3: null,
    avatar4: null,
  },
  font: {
    headFamily: null,
    headWeight: null,
    headTransform: null,
    headSpacing: null,
    headLineHeight: null,
    headSize: null,
    bodyFamily: null,
    bodyWeight: null,
    bodySpacing: null,
    buttonFamily: null,
    buttonWeight: null,
    buttonTransform: null,
    buttonSpacing: null,
  },
  radius: { small: null, medium: null, large: null, button: null, mark: null },
  button: { borderWidth: null, borderColor: null, paddingInline: null, fontSize: null },
  layout: { container: null, gutter: null },
} as const

type Tree = { readonly [key: string]: null | Tree }
type Paths<T extends Tree> = {
  [K in keyof T & string]: T[K] extends Tree ? `${K}.${Paths<T[K]>}` : K
}[keyof T & string]

/** Dotted name of a role, such as `color.onPrimary`. */
export type TokenName = Paths<typeof tokens>

/** Name of a colour role, such as `onPrimary`. */
export type ColourRole = keyof typeof tokens.color

/**
 * Returns the custom property of a role.
 *
 * @param path - path in the tree, such as `['color', 'onPrimary']`
 * @returns the name without leading dashes, as vanilla-extract expects it
 */
export function tokenVariable(path: readonly string[]): string {
  const kebab = path.map((part) =>
    part.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
  )
  return ['milepost', ...kebab].join('-')
}
