import { createVar, style } from '@vanilla-extract/css'
import { fluidLength, headlineStyle, windowBelow, windowFrom } from '../../styles/rules.ts'
import { surface } from '../../styles/surface.css.ts'
import { vars } from '../../theme/contract.css.ts'

const size = createVar()

export const list = style({
  vars: { [size]: fluidLength(2.5, 3.25) },
  display: 'grid',
  gap: fluidLength(1.5, 2.5),
  padding: 0,
  overflowX: 'clip',
  listStyle: '""',
  counterReset: 'step',
  '@media': {
    [windowFrom('md')]: {
      gridTemplateColumns: 'repeat(auto-fit, minmax(12.5rem, 1fr))',
      // Five steps in rows of three and two.
      selectors: { '&:has(> :nth-child(5):last-child)': { gridTemplateColumns: 'repeat(3, 1fr)' } },
    },
    [windowFrom('xl')]: {
      selectors: { '&:has(> :nth-child(5):last-child)': { gridTemplateColumns: 'repeat(5, 1fr)' } },
    },
  },
})

export const step = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${size} minmax(0, 1fr)`,
  columnGap: '1rem',
  alignContent: 'start',
  counterIncrement: 'step',
  selectors: {
    '&::before': {
      // Visual only. Screen readers count the list items.
      content: 'counter(step) / ""',
      display: 'grid',
      gridRow: '1 / span 2',
      placeItems: 'center',
      width: size,
      height: size,
      borderRadius: vars.radius.mark,
      background: surface.fill,
      color: surface.onFill,
      fontFamily: vars.font.headFamily,
      fontSize: '1.375rem',
      fontWeight: vars.font.headWeight,
    },
  },
  '@media': {
    [windowBelow('xs')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [windowFrom('md')]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      selectors: {
        '&::before': { gridRow: 'auto', marginBlockEnd: '1rem' },
        // Line between numbers in a row.
        '&:not(:last-child)::after': {
          content: '""',
          position: 'absolute',
          insetBlockStart: `calc(${size} / 2 - 1px)`,
          insetInline: `calc(${size} + .75rem) calc(-1 * ${fluidLength(0.75, 1.75)})`,
          borderBlockStart: `2px dashed ${surface.control}`,
          opacity: 0.6,
        },
      },
    },
  },
})

export const title = style({ ...headlineStyle('h4'), marginBlockEnd: '.35rem' })

export const text = style({ maxWidth: '30rem' })
