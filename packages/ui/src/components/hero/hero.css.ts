import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { edgeRule } from '../../styles/edge-rule.ts'
import { edgeVars } from '../../styles/edge.css.ts'
import {
  fluidLength,
  headlineStyle,
  windowBelow,
  windowFrom,
  textSize,
} from '../../styles/rules.ts'
import { onPictureRoles, surface, surfaces } from '../../styles/surface.css.ts'
import { vars } from '../../theme/contract.css.ts'

const { dark, veil } = vars.color

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
      print: { background: 'none', color: 'inherit' },
    },
  },
])

/** Windows without room for the text next to the motif. The text is below the image. */
const isStacked = `screen and ${windowBelow('lg')}`
const stackedScene = 'min(24rem, 42svh)'

export const heights = styleVariants({
  tall: {
    // Grows with the window, so that less of the image is cropped.
    minHeight: 'min(max(46rem, 44vw), 92svh)',
    '@media': { [isStacked]: { minHeight: 'auto' } },
  },
  medium: { minHeight: fluidLength(18, 26) },
})

export const scene = style({
  position: 'absolute',
  inset: 0,
  zIndex: -2,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  objectPosition: '50% 30%',
  '@media': { [isStacked]: { height: stackedScene }, print: { display: 'none' } },
})

export const texture = style({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  background: surface.texture,
  maskImage: edgeVars.pattern,
  maskSize: edgeVars.patternSize,
})

export const content = style({
  alignSelf: 'end',
  paddingBlock: `${fluidLength(7, 9)} calc(${fluidLength(2.5, 4.5)} + ${edgeVars.size})`,
  selectors: {
    [`${scene} + &`]: {
      '@media': { [isStacked]: { paddingBlockStart: `calc(${stackedScene} - 1.5rem)` } },
    },
  },
  '@media': { [windowFrom('lg')]: { alignSelf: 'center' } },
})

export const body = style({ width: 'fit-content', maxWidth: '38rem' })

/** Negative inset that extends a box beyond any window. */
const beyond = '-100vmax'
const [fadeAbove, fadeBeside] = ['5rem', '24rem']
/** Eased, because the ends of a linear gradient are visible as lines. */
const easedFade = 'transparent, #0001 5rem, #0006 12rem, #000d 19rem, #000'

/** The veil follows the text, not the window: opaque behind the text, transparent on the rest of the image. */
export const bodyOnPicture = style({
  position: 'relative',
  vars: onPictureRoles,
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      zIndex: -1,
      insetBlock: `-${fadeAbove} ${beyond}`,
      insetInline: beyond,
      background: `linear-gradient(transparent, ${veil} ${fadeAbove})`,
    },
  },
  '@media': {
    [windowFrom('lg')]: {
      selectors: {
        '&::before': {
          insetBlock: `-${fadeBeside}`,
          insetInline: `${beyond} -${fadeBeside}`,
          background: veil,
          maskImage: `linear-gradient(to left, ${easedFade} ${fadeBeside}), linear-gradient(${easedFade} ${fadeBeside}), linear-gradient(to top, ${easedFade} ${fadeBeside})`,
          maskComposite: 'intersect',
        },
        '[dir="rtl"] &::before': { scale: '-1 1' },
      },
    },
    print: { selectors: { '&::before': { display: 'none' } } },
  },
})

export const title = style({ ...headlineStyle('display'), lineHeight: 1.02 })

export const text = style({
  maxWidth: '33rem',
  marginBlockStart: fluidLength(0.9, 1.25),
  fontSize: textSize.lead,
  lineHeight: 1.45,
  textWrap: 'pretty',
})

export const actions = style({ marginBlockStart: fluidLength(1.5, 2.25) })

// Two buttons fit into one row of a phone.
globalStyle(`${actions} > *`, {
  '@media': { [isStacked]: { flex: '1 1 auto', paddingInline: '1rem' } },
})

export const total = style({
  width: 'min(33rem, 100%)',
  marginBlockStart: fluidLength(1.75, 2.5),
})
