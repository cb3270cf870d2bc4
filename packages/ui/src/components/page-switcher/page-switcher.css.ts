import { style } from '@vanilla-extract/css'
import { motionAllowed, textSize, transitionOf } from '../../styles/measure.ts'
import { surface, surfaces } from '../../styles/surface.css.ts'
import { vars } from '../../theme/contract.css.ts'

export const list = style({ display: 'grid', gap: '.75rem', padding: 0, listStyle: '""' })

export const page = style([
  surfaces.card,
  {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    gap: '.1rem .9rem',
    alignItems: 'center',
    width: '100%',
    minHeight: '4.5rem',
    padding: '.75rem 1rem',
    border: `1px solid ${surface.control}`,
    borderRadius: vars.radius.medium,
    background: surface.ground,
    font: 'inherit',
    textAlign: 'start',
    textDecoration: 'none',
    cursor: 'pointer',
    selectors: {
      '&:hover': { boxShadow: `inset 0 0 0 1px ${surface.control}` },
      '&[aria-current="true"]': { boxShadow: `inset 0 0 0 2px ${surface.heading}` },
    },
    '@media': { [motionAllowed]: { transition: transitionOf('box-shadow') } },
  },
])

export const name = style({
  display: 'block',
  color: surface.heading,
  fontWeight: 600,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
})

export const detail = style({ display: 'block', color: surface.muted, fontSize: textSize.small })

export const sign = style({ color: surface.link })
