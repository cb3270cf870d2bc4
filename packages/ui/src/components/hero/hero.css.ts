import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { edgeRule } from '../../styles/edge-rule.ts'
import { edge } from '../../styles/edge.css.ts'
import { fluid, from, headline, mayMove, textSize } from '../../styles/measure.ts'
import { surface, surfaces } from '../../styles/surface.css.ts'
import { vars } from '../../theme/contract.css.ts'

const dark = vars.color.dark
const veil = (percent: number) => `color-mix(in srgb, ${dark} ${percent}%, transparent)`

/** The tide comes in once. */
const arrive = keyframes({ from: { transform: `translateX(${edge.drift})` } })

export const hero = style([
  surfaces.dark,
  {
    position: 'relative',
    display: 'grid',
    overflow: 'hidden',
    isolation: 'isolate',
    background: dark,
    selectors: {
      '&::after': {
        ...edgeRule('start', vars.color.page),
        insetBlockEnd: '-1px',
        insetInline: 'auto',
        left: 0,
        zIndex: 2,
        width: '200%',
        maskSize: '50% 100%',
        maskRepeat: 'repeat-x',
      },
    },
    '@media': {
      [mayMove]: {
        // Comes to rest after five seconds; longer would need a way to stop it (WCAG 2.2.2).
        selectors: { '&::after': { animation: `${arrive} 5s ease-out` } },
      },
      print: { background: 'none', color: 'inherit' },
    },
  },
])

export const heights = styleVariants({
  tall: { minHeight: 'min(46rem, 92svh)' },
  medium: { minHeight: fluid(18, 26) },
})

export const scene = style({
  position: 'absolute',
  inset: 0,
  zIndex: -2,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  '@media': { print: { display: 'none' } },
})

/** Dark enough behind every word, clear where the picture speaks. */
export const shade = style({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  background: `linear-gradient(to bottom, ${veil(66)}, ${veil(34)} 7rem, ${veil(74)} 38%, ${veil(92)})`,
  '@media': {
    [from('lg')]: {
      background: [
        `linear-gradient(to bottom, ${veil(66)}, transparent 10rem)`,
        `linear-gradient(to right, ${veil(88)}, ${veil(66)} 34%, transparent 72%)`,
      ].join(', '),
      selectors: {
        '[dir="rtl"] &': {
          background: [
            `linear-gradient(to bottom, ${veil(66)}, transparent 10rem)`,
            `linear-gradient(to left, ${veil(88)}, ${veil(66)} 34%, transparent 72%)`,
          ].join(', '),
        },
      },
    },
  },
})

export const texture = style({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  background: surface.texture,
  maskImage: edge.pattern,
  maskSize: edge.patternSize,
})

export const content = style({
  alignSelf: 'end',
  paddingBlock: `${fluid(7, 9)} calc(${fluid(2.5, 4.5)} + ${edge.size})`,
  '@media': { [from('lg')]: { alignSelf: 'center' } },
})

export const words = style({ maxWidth: '38rem' })

export const title = style({ ...headline('display'), lineHeight: 1.02 })

export const text = style({
  maxWidth: '33rem',
  marginBlockStart: fluid(0.9, 1.25),
  fontSize: textSize.lead,
  lineHeight: 1.45,
  textWrap: 'pretty',
})

export const actions = style({ marginBlockStart: fluid(1.5, 2.25) })

export const total = style({ maxWidth: '33rem', marginBlockStart: fluid(1.75, 2.5) })
