import { style } from '@vanilla-extract/css'
import { windowBelow, forcedColours, windowFrom, textSize } from '../../styles/measure.ts'
import { surface } from '../../styles/surface.css.ts'
import { vars } from '../../theme/contract.css.ts'

const markSize = '2rem'

export const list = style({
  display: 'flex',
  gap: '.35rem',
  padding: 0,
  listStyle: '""',
  '@media': { [windowFrom('md')]: { gap: '.75rem' } },
})

export const step = style({
  position: 'relative',
  flex: '1 1 0',
  minWidth: 0,
  // On a phone: a bar for each step, and words for the current one.
  borderBlockStart: `.35rem solid ${surface.line}`,
  color: surface.muted,
  fontSize: textSize.small,
  lineHeight: 1.3,
  selectors: {
    '&[data-state="done"], &[data-state="current"]': { borderColor: surface.meterFill },
    '&[data-state="current"]': { flexGrow: 3, color: surface.heading, fontWeight: 600 },
  },
  '@media': {
    [windowFrom('md')]: { selectors: { '&[data-state="current"]': { flexGrow: 1 } } },
    [forcedColours]: {
      selectors: {
        '&[data-state="done"], &[data-state="current"]': { borderColor: 'Highlight' },
      },
    },
  },
})

export const body = style({
  display: 'flex',
  alignItems: 'center',
  gap: '.6rem',
  minHeight: '2.75rem',
  paddingBlock: '.5rem',
  color: 'inherit',
  overflowWrap: 'anywhere',
})

export const stepMark = style({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  width: markSize,
  height: markSize,
  border: '2px solid currentColor',
  borderRadius: vars.radius.mark,
  fontVariantNumeric: 'tabular-nums lining-nums',
  fontWeight: 700,
  selectors: {
    '[data-state="done"] &': {
      borderColor: 'transparent',
      background: surface.fill,
      color: surface.onFill,
    },
  },
})

// Narrow: numbers alone say where the others are; a screen reader still has their names.
export const label = style({
  '@media': {
    [windowBelow('md')]: {
      selectors: {
        ':not([data-state="current"]) > * > &': {
          position: 'absolute',
          width: 1,
          height: 1,
          overflow: 'hidden',
          clipPath: 'inset(50%)',
          whiteSpace: 'nowrap',
        },
      },
    },
  },
})
