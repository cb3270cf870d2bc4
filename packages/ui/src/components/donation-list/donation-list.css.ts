import { style } from '@vanilla-extract/css'
import { fluidLength, textSize, windowBelow, windowFrom } from '../../styles/rules.ts'
import { surface, surfaces } from '../../styles/surface.css.ts'
import { vars } from '../../theme/contract.css.ts'

export const singleColumn = style({
  padding: 0,
  listStyle: '""',
})

export const list = style([
  singleColumn,
  {
    columnGap: fluidLength(1, 1.5),
    '@media': {
      [windowFrom('md')]: { columns: 2 },
      [windowFrom('lg')]: { selectors: { '&:has(> :nth-child(3))': { columns: 3 } } },
    },
  },
])

export const item = style([
  surfaces.card,
  {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    gap: '.1rem .8rem',
    alignItems: 'center',
    marginBlockEnd: fluidLength(0.75, 1.125),
    padding: fluidLength(1, 1.25),
    breakInside: 'avoid',
    border: `1px solid ${surface.line}`,
    borderRadius: vars.radius.medium,
    background: surface.ground,
    // Large text on a phone: the amount is below the name.
    '@media': { [windowBelow('xs')]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  },
])

export const name = style({
  color: surface.heading,
  fontWeight: 600,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
})

export const donationDate = style({
  display: 'block',
  color: surface.muted,
  fontSize: textSize.small,
  fontWeight: vars.font.bodyWeight,
})

export const amount = style({
  fontVariantNumeric: 'tabular-nums lining-nums',
  color: surface.link,
  fontWeight: 700,
  whiteSpace: 'nowrap',
})

export const message = style({
  gridColumn: '1 / -1',
  marginBlockStart: '.6rem',
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
})

export const empty = style({ color: surface.muted })
