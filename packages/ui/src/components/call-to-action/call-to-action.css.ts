import { style } from '@vanilla-extract/css'
import { fluidLength, windowFrom, headlineStyle, textSize } from '../../styles/rules.ts'
import { vars } from '../../theme/contract.css.ts'

export const root = style({
  display: 'grid',
  gap: fluidLength(1.5, 3),
  alignItems: 'center',
})

export const plain = style({ justifyItems: 'center', textAlign: 'center' })

export const withImage = style({
  '@media': { [windowFrom('md')]: { gridTemplateColumns: '6fr 5fr' } },
})

// A URL in the text may be wider than a phone.
export const content = style({ minWidth: 0, maxWidth: '40rem', overflowWrap: 'anywhere' })

export const title = style(headlineStyle('h1'))

export const text = style({
  marginBlockStart: '.9rem',
  fontSize: textSize.lead,
  lineHeight: 1.5,
  textWrap: 'pretty',
})

export const actions = style({ marginBlockStart: fluidLength(1.5, 2) })

export const centred = style({ justifyContent: 'center' })

export const picture = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  borderRadius: vars.radius.large,
})
