import { style } from '@vanilla-extract/css'
import { fluidLength, windowFrom, headlineStyle, textSize } from '../../styles/rules.ts'
import { vars } from '../../theme/contract.css.ts'

export const page = style({
  display: 'grid',
  gap: fluidLength(1.5, 4),
  alignItems: 'center',
  paddingBlock: fluidLength(3, 6),
  '@media': { [windowFrom('md')]: { gridTemplateColumns: '6fr 5fr' } },
})

export const title = style(headlineStyle('h1'))

export const text = style({
  maxWidth: '34rem',
  marginBlock: '1rem 1.75rem',
  fontSize: textSize.lead,
  lineHeight: 1.5,
})

export const drawing = style({
  display: 'block',
  width: '100%',
  maxWidth: '26rem',
  marginInline: 'auto',
  clipPath: 'circle(49%)',
  '@media': { print: { display: 'none' } },
})

const { color } = vars

export const sky = style({ fill: color.tint })
export const sun = style({ fill: color.primary, opacity: 0.9 })
export const far = style({ fill: `color-mix(in srgb, ${color.secondary} 34%, ${color.tint})` })
export const near = style({ fill: `color-mix(in srgb, ${color.secondary} 72%, ${color.tint})` })
export const post = style({ stroke: color.heading, strokeWidth: 16, strokeLinecap: 'round' })
export const board = style({
  fill: color.surface,
  stroke: color.heading,
  strokeWidth: 6,
  strokeLinejoin: 'round',
})
export const signText = style({
  fill: color.heading,
  fontFamily: vars.font.headFamily,
  fontSize: 46,
  fontWeight: vars.font.headWeight,
  textAnchor: 'middle',
})
