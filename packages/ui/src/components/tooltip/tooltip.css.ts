import { style, styleVariants } from '@vanilla-extract/css'
import { forcedColours, textSize } from '../../styles/measure.ts'
import { surface, surfaces } from '../../styles/surface.css.ts'
import { vars } from '../../theme/contract.css.ts'

export const tooltipAnchor = style({ position: 'relative', display: 'inline-block' })

export const tooltipBox = style([
  surfaces.dark,
  {
    position: 'absolute',
    insetBlockEnd: '100%',
    zIndex: 20,
    width: 'max-content',
    maxWidth: 'min(18rem, 70vw)',
    marginBlockEnd: '.5rem',
    padding: '.5rem .8rem',
    borderRadius: vars.radius.small,
    background: surface.ground,
    fontFamily: vars.font.bodyFamily,
    fontSize: textSize.small,
    fontWeight: vars.font.bodyWeight,
    letterSpacing: vars.font.bodySpacing,
    lineHeight: 1.4,
    textAlign: 'start',
    textTransform: 'none',
    whiteSpace: 'normal',
    visibility: 'hidden',
    selectors: {
      [`${tooltipAnchor}:is(:hover, :focus-within):not([data-dismissed]) > &`]: {
        visibility: 'visible',
      },
      // The pointer may cross the gap without losing it.
      '&::after': {
        content: '""',
        position: 'absolute',
        insetInline: 0,
        top: '100%',
        height: '.5rem',
      },
    },
    '@media': { [forcedColours]: { border: '1px solid' }, print: { display: 'none' } },
  },
])

export const aligned = styleVariants({
  start: { insetInlineStart: 0 },
  end: { insetInlineEnd: 0 },
})
