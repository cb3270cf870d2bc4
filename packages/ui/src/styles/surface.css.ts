import { createGlobalThemeContract, globalStyle, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

/**
 * Colour roles for components. A section with a background sets them again, so that its content is readable without
 * knowing the background.
 */
export const surface = createGlobalThemeContract({
  ground: 'milepost-surface-ground',
  text: 'milepost-surface-text',
  muted: 'milepost-surface-muted',
  heading: 'milepost-surface-heading',
  link: 'milepost-surface-link',
  line: 'milepost-surface-line',
  control: 'milepost-surface-control',
  focus: 'milepost-surface-focus',
  fill: 'milepost-surface-fill',
  onFill: 'milepost-surface-on-fill',
  meterFill: 'milepost-surface-meter-fill',
  meterTrack: 'milepost-surface-meter-track',
  /** Error messages of fields. */
  danger: 'milepost-surface-danger',
  warning: 'milepost-surface-warning',
  texture: 'milepost-surface-texture',
})

const { color } = vars

/** Values of the roles on the page's background. */
export const lightRoles = {
  [surface.text]: color.text,
  [surface.muted]: color.textMuted,
  [surface.heading]: color.heading,
  [surface.link]: color.primaryText,
  [surface.line]: color.border,
  [surface.control]: color.control,
  [surface.focus]: color.focus,
  [surface.fill]: color.primary,
  [surface.onFill]: color.onPrimary,
  [surface.meterFill]: color.meterFill,
  [surface.meterTrack]: color.meterTrack,
  [surface.danger]: color.danger,
  [surface.warning]: color.warning,
  [surface.texture]: `color-mix(in srgb, ${color.surface} 75%, transparent)`,
}

/** Values of the roles on the dark colour. */
export const onDarkRoles = {
  [surface.ground]: color.dark,
  [surface.text]: color.onDark,
  [surface.muted]: color.onDarkMuted,
  [surface.heading]: color.onDark,
  [surface.link]: color.accentOnDark,
  [surface.line]: `color-mix(in srgb, ${color.onDark} 24%, transparent)`,
  [surface.control]: color.onDarkMuted,
  [surface.focus]: color.onDark,
  [surface.fill]: color.primaryOnDark,
  [surface.onFill]: color.onPrimaryOnDark,
  [surface.meterFill]: color.meterOnDark,
  [surface.meterTrack]: color.dark,
  // Red and amber are only readable on light backgrounds. Icon and text show the meaning.
  [surface.danger]: color.onDark,
  [surface.warning]: color.onDark,
  // Textures contrast with the text, so that lines behind text never reduce its contrast.
  [surface.texture]: 'rgb(0 0 0 / .22)',
}

/** Values of the roles over an image that is behind `vars.color.veil`, which guarantees the contrast. */
export const onPictureRoles = {
  ...onDarkRoles,
  [surface.ground]: 'transparent',
  [surface.muted]: color.onDark,
  [surface.link]: color.onDark,
  [surface.control]: color.onDark,
}

const onPrimaryRoles = {
  [surface.ground]: color.primary,
  [surface.text]: color.onPrimary,
  [surface.muted]: color.onPrimary,
  [surface.heading]: color.onPrimary,
  [surface.link]: color.onPrimary,
  [surface.line]: `color-mix(in srgb, ${color.onPrimary} 34%, transparent)`,
  [surface.control]: color.onPrimary,
  [surface.focus]: color.onPrimary,
  [surface.fill]: color.onPrimary,
  [surface.onFill]: color.primary,
  [surface.meterFill]: color.onPrimary,
  [surface.meterTrack]: color.primary,
  [surface.danger]: color.onPrimary,
  [surface.warning]: color.onPrimary,
  [surface.texture]: `color-mix(in srgb, ${color.primaryTexture} 14%, transparent)`,
}

globalStyle(':where(:root)', { vars: { ...lightRoles, [surface.ground]: color.page } })

/** Classes that set the `surface` colour roles and the text colour to suit a background. They do not set the background itself. */
export const surfaces = styleVariants({
  none: { color: surface.text },
  tint: { vars: { ...lightRoles, [surface.ground]: color.tint }, color: surface.text },
  card: { vars: { ...lightRoles, [surface.ground]: color.surface }, color: surface.text },
  primary: { vars: onPrimaryRoles, color: surface.text },
  dark: { vars: onDarkRoles, color: surface.text },
})
