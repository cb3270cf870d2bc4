import { createVar, style } from '@vanilla-extract/css'
import { fluid, headline } from '../../styles/measure.ts'
import { surface } from '../../styles/surface.css.ts'
import { vars } from '../../theme/contract.css.ts'

const size = createVar()

export const list = style({
  vars: { [size]: fluid(2.75, 3.5) },
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(15rem, 100%), 1fr))',
  gap: fluid(1.5, 2.5),
  padding: 0,
  listStyle: '""',
  counterReset: 'step',
})

export const step = style({
  position: 'relative',
  counterIncrement: 'step',
  selectors: {
    '&::before': {
      // Text for eyes; the list itself counts for screen readers.
      content: 'counter(step) / ""',
      display: 'grid',
      placeItems: 'center',
      width: size,
      height: size,
      marginBlockEnd: '1rem',
      borderRadius: '50%',
      background: surface.fill,
      color: surface.onFill,
      fontFamily: vars.font.headFamily,
      fontSize: '1.375rem',
      fontWeight: vars.font.headWeight,
    },
    // A way from one number to the next, where they stand side by side.
    '&:not(:last-child)::after': {
      content: '""',
      position: 'absolute',
      insetBlockStart: `calc(${size} / 2 - 1px)`,
      insetInline: `calc(${size} + .75rem) calc(-1 * ${fluid(0.75, 1.75)})`,
      borderBlockStart: `2px dashed ${surface.control}`,
      opacity: 0.6,
    },
  },
})

export const title = style({ ...headline('h4'), marginBlockEnd: '.35rem' })

export const text = style({ maxWidth: '26rem' })
