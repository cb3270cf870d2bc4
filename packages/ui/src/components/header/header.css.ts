import {
  createVar,
  fallbackVar,
  globalStyle,
  keyframes,
  style,
  styleVariants,
} from '@vanilla-extract/css'
import {
  columnGutter,
  fluidLength,
  forcedColours,
  logoGround,
  tallEnough,
  touchTarget,
  transitionOf,
  windowBelow,
  windowFrom,
} from '../../styles/rules.ts'
import { lightRoles, onPictureRoles, surface, surfaces } from '../../styles/surface.css.ts'
import { vars } from '../../theme/contract.css.ts'
import { logoSizes, rhythm } from '../../theme/kit.ts'

const onTallScreens = `screen and ${tallEnough}`

export const header = style({
  position: 'relative',
  zIndex: 20,
  fontSize: '1rem',
  '@media': { print: { position: 'static' } },
})

export const solid = style([
  surfaces.card,
  { background: surface.ground, borderBlockEnd: `1px solid ${surface.line}` },
])

export const shadow = style({ boxShadow: '0 .25rem 1rem rgb(0 0 0 / .14)' })

export const sticky = style({
  '@media': { [onTallScreens]: { position: 'sticky', insetBlockStart: 0 } },
})

const fadeBelow = '2.5rem'

/** Header that overlays an image. A sticky one becomes solid once the page scrolls. */
export const overlay = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 0,
  color: surface.text,
  // Readable on any image, with any number of rows.
  backgroundImage: `linear-gradient(${vars.color.veil}, ${vars.color.veil})`,
  vars: onPictureRoles,
  selectors: {
    '&::after': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      insetBlockStart: '100%',
      height: fadeBelow,
      background: `linear-gradient(${vars.color.veil}, transparent)`,
      pointerEvents: 'none',
    },
  },
  '@media': {
    print: {
      position: 'static',
      color: 'inherit',
      backgroundImage: 'none',
      selectors: { '&::after': { display: 'none' } },
    },
  },
})

const becomeSolid = keyframes({
  from: { backgroundColor: 'transparent' },
  to: { backgroundColor: vars.color.dark },
})

const fadeOut = keyframes({ from: { opacity: 1 }, to: { opacity: 0 } })

/** Applies an animation in a single step when the page is scrolled by 50 px. */
const onScroll = (animation: string) =>
  ({
    '(animation-timeline: scroll())': {
      animation: `${animation} step-end both`,
      animationTimeline: 'scroll()',
      // Spec §9: the threshold of a transparent header.
      animationRange: '0 50px',
    },
  }) as const

/** Sticky header that is transparent until the page is scrolled by 50 px (Spec §4). Switches without fading. */
export const overlaySticky = style({
  '@media': {
    [onTallScreens]: {
      position: 'fixed',
      '@supports': onScroll(becomeSolid),
      selectors: {
        '&::after': { '@supports': onScroll(fadeOut) },
        // Other browsers use a script, which does nothing if scroll timelines are supported.
        '&[data-scrolled]': { backgroundColor: vars.color.dark },
        '&[data-scrolled]::after': { opacity: 0 },
      },
    },
    // Without both, the header stays on the image.
    '(scripting: none)': {
      '@supports': { 'not (animation-timeline: scroll())': { position: 'absolute' } },
    },
  },
})

const barGap = fluidLength(0.75, 1.5)

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: barGap,
  minHeight: fluidLength(4, 5),
  paddingBlock: '.5rem',
  '@media': { [windowFrom('lg')]: { gap: '.6rem' }, [windowFrom('xl')]: { gap: barGap } },
})

export const logo = style({
  display: 'inline-flex',
  flex: '0 1 auto',
  alignItems: 'center',
  minWidth: touchTarget,
  minHeight: touchTarget,
  marginInlineEnd: 'auto',
  color: surface.heading,
  fontFamily: vars.font.headFamily,
  fontSize: '1.25rem',
  fontWeight: vars.font.headWeight,
  lineHeight: 1.1,
  textDecoration: 'none',
})

/** Background of the logo. Over an image, it is the theme's dark colour. */
const logoBackground = createVar()

/** Maximum width of a logo per rhythm unit of its height. A narrow window reserves space for the menu button. */
const logoWidthRem = 4
const logoWidthVw = 7.5

export const logoImage = styleVariants(logoSizes, (units) => ({
  display: 'block',
  width: 'auto',
  // Proportional to the size. Otherwise wide logos of all sizes would fill the row.
  maxWidth: `min(${units * logoWidthRem}rem, ${units * logoWidthVw}vw, 100%)`,
  // Spec §9: rhythm units.
  height: rhythm(units),
  objectFit: 'contain',
  selectors: { [`${overlay} &`]: { vars: { [logoBackground]: vars.color.dark } } },
  '@media': logoGround(fallbackVar(logoBackground, surface.ground)),
}))

export const actions = style({
  display: 'flex',
  flex: 'none',
  // The smallest logo and the menu button fit next to it. Long text wraps on a phone.
  maxWidth: `calc(100% - 2 * (${touchTarget} + ${barGap}))`,
  // The end content may wrap to a row below the buttons.
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: '.3rem .6rem',
  '@media': { [windowFrom('lg')]: { maxWidth: 'none', whiteSpace: 'nowrap' } },
})

// Large text on a phone leaves more room to the logo.
globalStyle(`${actions} > *`, { '@media': { [windowBelow('xs')]: { paddingInline: '.5em' } } })

/** Button after the first one. Hidden on phones, which have space for one button only. */
export const laterAction = style({
  display: 'none',
  '@media': { [windowFrom('lg')]: { display: 'contents' } },
})

export const toggle = style({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '.5em',
  minWidth: touchTarget,
  minHeight: touchTarget,
  paddingInline: '.6rem',
  border: 0,
  borderRadius: vars.radius.button,
  background: 'transparent',
  color: 'inherit',
  fontWeight: 600,
  cursor: 'pointer',
  '@media': {
    [windowFrom('lg')]: { display: 'none' },
    print: { display: 'none' },
    [forcedColours]: { border: '1px solid' },
  },
})

export const toggleText = style({
  '@media': {
    [`screen and ${windowBelow('sm')}`]: {
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
})

const narrow = `screen and ${windowBelow('lg')}`

export const panel = style({
  '@media': {
    // A native popover, which opens and closes (also with Escape) without JavaScript.
    [narrow]: {
      position: 'fixed',
      inset: '0 0 auto 0',
      width: '100%',
      maxWidth: 'none',
      maxHeight: '100dvh',
      margin: 0,
      padding: `.75rem ${columnGutter} 1.75rem`,
      overflowY: 'auto',
      border: 0,
      background: vars.color.surface,
      boxShadow: '0 1rem 3rem rgb(0 0 0 / .28)',
      selectors: { '&::backdrop': { background: 'rgb(0 0 0 / .45)' } },
    },
    [windowFrom('lg')]: {
      position: 'static',
      display: 'block',
      width: 'auto',
      margin: 0,
      padding: 0,
      overflow: 'visible',
      border: 0,
      background: 'none',
      color: 'inherit',
    },
  },
})

export const panelRoles = style({
  // The panel is light, even if the bar is over an image.
  '@media': {
    [narrow]: {
      vars: { ...lightRoles, [surface.ground]: vars.color.surface },
      color: vars.color.text,
    },
  },
})

export const panelHead = style({
  display: 'flex',
  justifyContent: 'flex-end',
  '@media': { [windowFrom('lg')]: { display: 'none' } },
})

export const panelActions = style({
  display: 'grid',
  gap: '.75rem',
  marginBlockStart: '1.25rem',
  '@media': { [windowFrom('lg')]: { display: 'none' } },
})

/** Inline padding of an entry in the bar. */
const entryPadding = createVar()

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  padding: 0,
  listStyle: '""',
  '@media': {
    [windowFrom('lg')]: {
      flexDirection: 'row',
      // Entries wrap to a second row, but not within an entry.
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'flex-end',
      gap: '.25rem',
      whiteSpace: 'nowrap',
      // Three entries and three buttons fit in one row.
      fontSize: '.9375rem',
      vars: { [entryPadding]: '.35rem' },
    },
    [windowFrom('xl')]: { fontSize: 'inherit', vars: { [entryPadding]: '.55rem' } },
  },
})

const entry = {
  display: 'flex',
  alignItems: 'center',
  gap: '.4em',
  minHeight: touchTarget,
  paddingBlock: '.5rem',
  color: 'inherit',
  fontWeight: 500,
  textDecoration: 'none',
} as const

export const link = style({
  ...entry,
  selectors: {
    '&:hover': { textDecoration: 'underline', textDecorationThickness: '2px' },
    '&[aria-current="page"]': {
      textDecoration: 'underline',
      textDecorationThickness: '3px',
      textUnderlineOffset: '.5em',
    },
  },
  '@media': {
    [narrow]: { fontSize: '1.1875rem', borderBlockEnd: `1px solid ${vars.color.border}` },
    [windowFrom('lg')]: { paddingInline: entryPadding },
  },
})

export const foldOut = style({
  '@media': { [windowFrom('lg')]: { position: 'relative' } },
})

export const foldTitle = style({
  ...entry,
  justifyContent: 'space-between',
  listStyle: '""',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { textDecoration: 'underline', textDecorationThickness: '2px' },
  },
  '@media': {
    [narrow]: { fontSize: '1.1875rem', borderBlockEnd: `1px solid ${vars.color.border}` },
    [windowFrom('lg')]: { paddingInline: entryPadding },
  },
})

export const chevron = style({
  transition: transitionOf('rotate'),
  selectors: { 'details[open] > summary > &': { rotate: '180deg' } },
  '@media': { '(prefers-reduced-motion: reduce)': { transition: 'none' } },
})

export const foldList = style([
  surfaces.card,
  {
    padding: 0,
    listStyle: '""',
    '@media': {
      [narrow]: { paddingInlineStart: '1rem' },
      [windowFrom('lg')]: {
        position: 'absolute',
        insetBlockStart: 'calc(100% + .25rem)',
        insetInlineStart: 0,
        minWidth: '14rem',
        padding: '.5rem',
        border: `1px solid ${surface.line}`,
        borderRadius: vars.radius.medium,
        background: surface.ground,
        boxShadow: '0 .75rem 2rem rgb(0 0 0 / .16)',
      },
    },
  },
])

globalStyle(`${foldList} a:hover`, { background: vars.color.tint })
