import { style } from '@vanilla-extract/css'
import { fluidLength, windowFrom, headlineStyle, textSize } from '../../styles/rules.ts'
import { surface } from '../../styles/surface.css.ts'
import { vars } from '../../theme/contract.css.ts'

export const list = style({ padding: 0, listStyle: '""' })

export const item = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `.75rem ${fluidLength(0.85, 1.25)}`,
  alignItems: 'start',
  paddingBlock: fluidLength(1, 1.4),
  borderBlockEnd: `1px solid ${surface.line}`,
  '@media': {
    [windowFrom('md')]: {
      selectors: { '&[data-route]': { gridTemplateColumns: 'auto minmax(0, 1fr) 13rem' } },
    },
  },
})

export const activityIcon = style({
  display: 'grid',
  placeItems: 'center',
  width: '2.75rem',
  height: '2.75rem',
  borderRadius: vars.radius.mark,
  background: surface.fill,
  color: surface.onFill,
  fontSize: '1.35rem',
})

export const content = style({ minWidth: 0 })

export const title = style({ ...headlineStyle('h5'), overflowWrap: 'anywhere' })

export const meta = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '.25rem .6rem',
  marginBlockStart: '.15rem',
  color: surface.muted,
  fontSize: textSize.small,
})

export const description = style({
  marginBlockStart: '.5rem',
  maxWidth: '38rem',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
})

export const stats = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '.4rem 1.75rem',
  marginBlockStart: '.6rem',
})

export const stat = style({ display: 'flex', flexDirection: 'column-reverse' })

export const label = style({ color: surface.muted, fontSize: textSize.small })

export const value = style({
  color: surface.heading,
  fontVariantNumeric: 'tabular-nums lining-nums',
  fontWeight: 700,
  lineHeight: 1.2,
})

export const route = style({
  gridColumn: '1 / -1',
  '@media': { [windowFrom('md')]: { gridColumn: 'auto' } },
})

export const itemEnd = style({ marginBlockStart: '.6rem' })

export const empty = style({ color: surface.muted })
