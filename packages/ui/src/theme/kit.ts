/** Default palette (Spec §9). */
export const kitPalette = {
  primary: '#1667d9',
  secondary: '#7a04dd',
  danger: '#d9534f',
  success: '#5cb85c',
} as const

/** Fallback colours of a design (Spec §9). */
export const siteColours = {
  dark: '#272727',
  light: '#ffffff',
  success: '#007733',
  danger: '#cc0000',
} as const

/** Corner radii in rem (Spec §9). */
export const kitRadii = { small: 0.175, medium: 0.25 } as const

/** Breakpoints of the kit, in rem (Spec §9). */
export const kitBreakpoints = { xs: 24, sm: 36, md: 48, lg: 60, xl: 72 } as const

/** Breakpoints of sites, in px (Spec §9). */
export const siteBreakpoints = { xs: 360, sm: 480, md: 768, lg: 960, xl: 1280 } as const

/** Maximum container width, in rem (Spec §9). */
export const containerWidthRem = 67.5

/** Steps on the type scale by heading level (Spec §9). */
export const headlineScale = { h1: 5, h2: 4, h3: 3, h4: 2, h5: 1, h6: 1 } as const

/** Logo heights in rhythm units (Spec §9). */
export const logoSizes = { tiny: 1.5, small: 2, medium: 3, large: 4 } as const

/** Widths of dialogs in rhythm units; 9999 is as wide as the window (Spec §9). */
export const modalWidths = {
  narrow: 22.5,
  default: 26,
  thin: 30,
  medium: 37.5,
  wide: 45,
  full: 9999,
} as const

/** Timing function and duration of transitions (Spec §9). */
export const kitTransition = 'ease-out .25s'

/** Animation timing of the spinner, one turn per second (Spec §9). */
export const spinnerTurn = '1s linear infinite'

/** Throttle interval of scroll and resize events (Spec §9). */
export const scrollThrottleMs = 100

/** Delay before a loading message (Spec §9). */
export const loadDelayMs = 200

/** Duration of a toast (Spec §4). */
export const toastDurationMs = 5000

/** Duration of a copy confirmation (Spec §4). */
export const copiedDurationMs = 3000

/** Avatar size (Spec §9). */
export const avatarSizePx = 500
/** Maximum number of initials in an avatar (Spec §9). */
export const maxAvatarInitials = 3

/** View box size of icons (Spec §9). */
export const iconViewBox = 32

/** Default font family (Spec §9). */
export const defaultFontFamily = 'Inter'

const rhythmBaseRem = 1.5
const scaleRatio = 1.2

/**
 * Converts rhythm units to a length: one unit is 1.5rem (Spec §9).
 *
 * @param units - any number
 */
export function rhythm(units: number): string {
  return `${round(rhythmBaseRem * units)}rem`
}

/** Returns a step of the type scale as a factor of body text: 1.2 to the power of `step` (Spec §9). */
export function scale(step: number): number {
  return round(scaleRatio ** step)
}

function round(value: number): number {
  return Math.round(value * 10_000) / 10_000
}
