import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const avatar = style({
  display: 'inline-grid',
  position: 'relative',
  flex: 'none',
  placeItems: 'center',
  overflow: 'hidden',
  borderRadius: vars.radius.mark,
  color: vars.color.heading,
  fontFamily: vars.font.bodyFamily,
  fontWeight: 600,
  letterSpacing: 0,
  lineHeight: 1,
  userSelect: 'none',
})

export const sizes = styleVariants({
  small: { width: '2.25rem', height: '2.25rem', fontSize: '.8125rem' },
  medium: { width: '3rem', height: '3rem', fontSize: '1rem' },
  large: { width: '6rem', height: '6rem', fontSize: '2rem' },
})

export const initialsColours = [
  style({ background: vars.color.avatar1 }),
  style({ background: vars.color.avatar2 }),
  style({ background: vars.color.avatar3 }),
  style({ background: vars.color.avatar4 }),
] as const

export const image = style({ width: '100%', height: '100%', objectFit: 'cover' })

export const overInitials = style({ position: 'absolute', inset: 0 })
