import { style } from '@vanilla-extract/css'
import { fluidLength, headlineStyle, textSize } from '../../styles/rules.ts'
import { surface, surfaces } from '../../styles/surface.css.ts'
import { vars } from '../../theme/contract.css.ts'

export const frame = style({
  display: 'block',
  width: '100%',
  border: 0,
  borderRadius: vars.radius.medium,
  background: vars.color.dark,
})

export const placeholder = style([
  surfaces.dark,
  {
    position: 'relative',
    display: 'grid',
    width: '100%',
    // In a narrow window the text may be taller than the image. With `clip` instead of `hidden`, the box still grows
    // with it.
    overflow: 'clip',
    borderRadius: vars.radius.medium,
    background: surface.ground,
  },
])

export const poster = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
})

export const loadPrompt = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: '.75rem',
  padding: fluidLength(1, 2),
  background: `color-mix(in srgb, ${surface.ground} 82%, transparent)`,
  textAlign: 'center',
})

export const title = style(headlineStyle('h6'))

export const notice = style({ maxWidth: '26rem', fontSize: textSize.small, lineHeight: 1.4 })

export const caption = style({
  marginBlockStart: '.5rem',
  color: surface.muted,
  fontSize: textSize.small,
})
