import { style, styleVariants } from '@vanilla-extract/css'
import { edge, edgeRule } from '../../styles/edge.css.ts'
import { fluid, forcedColours, headline, textSize } from '../../styles/measure.ts'
import { surface, surfaces } from '../../styles/surface.css.ts'
import { containerWidthRem } from '../../theme/kit.ts'

const gutter = fluid(1.125, 2.5)

export const container = style({ width: '100%', marginInline: 'auto', paddingInline: gutter })

export const containerSizes = styleVariants(
  { narrow: 42, medium: 54, wide: containerWidthRem },
  (rem) => ({ maxWidth: `calc(${rem}rem + 2 * ${gutter})` }),
)

export const section = style({
  position: 'relative',
  paddingBlock: `calc(${fluid(3, 4.5)} + ${edge.size} * .5)`,
})

const coloured = style({
  background: surface.ground,
  selectors: {
    '&::before': edgeRule('start', surface.ground),
    '&::after': edgeRule('end', surface.ground),
  },
  '@media': {
    [forcedColours]: { borderBlock: '1px solid' },
    print: { background: 'none' },
  },
})

export const backgrounds = {
  none: surfaces.none,
  tint: `${surfaces.tint} ${coloured}`,
  primary: `${surfaces.primary} ${coloured}`,
  dark: `${surfaces.dark} ${coloured}`,
} as const

export const texture = style({
  position: 'absolute',
  inset: 0,
  background: surface.heading,
  opacity: 0.055,
  maskImage: edge.pattern,
  maskSize: edge.patternSize,
  pointerEvents: 'none',
  '@media': { [forcedColours]: { display: 'none' }, print: { display: 'none' } },
})

export const content = style({ position: 'relative' })

export const head = style({
  maxWidth: '44rem',
  marginBlockEnd: fluid(1.75, 2.75),
})

export const aligned = styleVariants({
  start: {},
  center: { marginInline: 'auto', textAlign: 'center' },
})

export const eyebrow = style({
  marginBlockEnd: '.5rem',
  color: surface.link,
  fontSize: textSize.small,
  fontWeight: 600,
})

export const title = style(headline('h2'))

export const lead = style({
  marginBlockStart: '.85rem',
  color: surface.muted,
  fontSize: textSize.lead,
  lineHeight: 1.5,
  textWrap: 'pretty',
  selectors: { [`${aligned.center} > &`]: { marginInline: 'auto', maxWidth: '38rem' } },
})
