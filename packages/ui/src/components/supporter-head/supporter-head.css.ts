import { style } from '@vanilla-extract/css'
import { fluidLength, windowFrom, headlineStyle, textSize } from '../../styles/rules.ts'
import { surface, surfaces } from '../../styles/surface.css.ts'
import { vars } from '../../theme/contract.css.ts'

export const card = style([
  surfaces.card,
  {
    display: 'grid',
    overflow: 'hidden',
    border: `1px solid ${surface.line}`,
    borderRadius: vars.radius.large,
    background: surface.ground,
  },
])

export const withImage = style({
  '@media': { [windowFrom('md')]: { gridTemplateColumns: '6fr 7fr' } },
})

export const picture = style({
  display: 'block',
  width: '100%',
  height: '100%',
  minHeight: '15rem',
  maxHeight: '22rem',
  objectFit: 'cover',
  background: vars.color.tint,
  '@media': { [windowFrom('md')]: { maxHeight: 'none' } },
})

export const body = style({
  display: 'grid',
  alignContent: 'center',
  gap: fluidLength(1, 1.5),
  padding: fluidLength(1.25, 2.5),
})

export const person = style({
  display: 'flex',
  alignItems: 'center',
  gap: '.85rem',
  lineHeight: 1.35,
})

export const title = style({ ...headlineStyle('h2'), overflowWrap: 'anywhere' })

export const subtitle = style({ display: 'block', color: surface.muted, fontSize: textSize.small })

export const name = style({ color: surface.heading, fontWeight: 600 })
