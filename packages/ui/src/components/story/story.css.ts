import { style } from '@vanilla-extract/css'
import { fluidLength, windowFrom, headlineStyle, textSize } from '../../styles/rules.ts'
import { surface } from '../../styles/surface.css.ts'
import { vars } from '../../theme/contract.css.ts'

export const story = style({
  display: 'grid',
  gap: fluidLength(1.75, 4),
  alignItems: 'center',
})

export const withImage = style({
  '@media': { [windowFrom('md')]: { gridTemplateColumns: '5fr 6fr' } },
})

export const picture = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  borderRadius: vars.radius.large,
  '@media': { [windowFrom('md')]: { aspectRatio: '4 / 5' } },
})

export const content = style({ display: 'grid', gap: fluidLength(1.25, 2) })

export const quoteMark = style({
  width: 'auto',
  height: '2.25rem',
  marginBlockEnd: '.75rem',
  fill: surface.fill,
})

export const quote = style({
  ...headlineStyle('h3'),
  maxWidth: '32rem',
  letterSpacing: vars.font.headSpacing,
  lineHeight: 1.25,
  textTransform: 'none',
  textWrap: 'pretty',
})

export const quoteSource = style({ marginBlockStart: '1rem', fontSize: textSize.body })

export const name = style({ color: surface.heading, fontWeight: 600 })

export const role = style({ color: surface.muted })
