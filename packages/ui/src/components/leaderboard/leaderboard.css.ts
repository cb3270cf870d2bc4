import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import {
  windowBelow,
  fluidLength,
  windowFrom,
  motionAllowed,
  textSize,
  transitionOf,
} from '../../styles/rules.ts'
import { surface } from '../../styles/surface.css.ts'
import { vars } from '../../theme/contract.css.ts'

export const list = style({
  padding: 0,
  listStyle: '""',
})

export const columns = styleVariants({
  auto: {
    '@media': {
      [windowFrom('lg')]: {
        selectors: {
          // Only long lists use a second column.
          '&:has(> :nth-child(6))': { columns: 2, columnGap: fluidLength(2, 4) },
        },
      },
    },
  },
  one: {},
})

export const item = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '1.9rem auto minmax(0, 1fr) auto',
  gap: `.2rem ${fluidLength(0.6, 0.9)}`,
  alignItems: 'center',
  minHeight: '4.5rem',
  paddingBlock: '.7rem',
  breakInside: 'avoid',
  borderBlockEnd: `1px solid ${surface.line}`,
  '@media': {
    [motionAllowed]: { transition: transitionOf('background-color') },
    // Large text on a phone: the amount is below the name.
    [windowBelow('xs')]: { gridTemplateColumns: 'auto minmax(0, 1fr)' },
  },
  selectors: {
    '&:has(a):hover': { background: `color-mix(in srgb, ${surface.heading} 4%, transparent)` },
  },
})

export const rank = style({
  fontVariantNumeric: 'tabular-nums lining-nums',
  display: 'grid',
  placeItems: 'center',
  minWidth: '1.9rem',
  height: '1.9rem',
  color: surface.muted,
  fontSize: textSize.small,
  fontWeight: 600,
})

export const podium = style({
  borderRadius: vars.radius.mark,
  background: surface.fill,
  color: surface.onFill,
  fontWeight: 700,
})

export const content = style({ minWidth: 0, lineHeight: 1.3 })

export const name = style({
  color: surface.heading,
  fontWeight: 600,
  overflowWrap: 'break-word',
})

export const link = style({
  color: 'inherit',
  textDecorationColor: 'transparent',
  selectors: {
    '&:hover': { textDecorationColor: 'currentColor' },
    // The whole row is clickable, and the name is the link text.
    '&::after': { content: '""', position: 'absolute', inset: 0 },
  },
})

export const subtitle = style({
  display: 'block',
  color: surface.muted,
  fontSize: textSize.small,
  fontWeight: vars.font.bodyWeight,
})

export const amount = style({
  // Only here, because a tabular hyphen in a name would be as wide as a digit.
  fontVariantNumeric: 'tabular-nums lining-nums',
  color: surface.heading,
  fontWeight: 700,
  textAlign: 'end',
  whiteSpace: 'nowrap',
  '@media': { [windowBelow('xs')]: { gridColumn: 2, textAlign: 'start' } },
})

export const empty = style({ color: surface.muted })

globalStyle(`${item} > [aria-hidden]`, {
  '@media': {
    [windowBelow('xs')]: { display: 'none' },
    [windowBelow('sm')]: { width: '2.25rem', height: '2.25rem', fontSize: '.8125rem' },
  },
})
