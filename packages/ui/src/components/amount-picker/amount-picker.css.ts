import { globalStyle, style } from '@vanilla-extract/css'
import {
  forcedColours,
  headlineStyle,
  motionAllowed,
  textSize,
  transitionOf,
} from '../../styles/rules.ts'
import { surface, surfaces } from '../../styles/surface.css.ts'
import { vars } from '../../theme/contract.css.ts'

export const picker = style({
  minWidth: 0,
  padding: 0,
  border: 0,
})

export const legend = style({ ...headlineStyle('h4'), marginBlockEnd: '.85rem', padding: 0 })

export const options = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(max(9rem, 30%), 100%), 1fr))',
  gap: '.75rem',
  marginBlockEnd: '1rem',
  selectors: {
    // Four options are laid out two by two, so that none is alone in a row.
    '&:has(> :nth-child(4):last-child)': {
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(max(9rem, 34%), 100%), 1fr))',
    },
  },
})

export const option = style([
  surfaces.card,
  {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: '.1rem .75rem',
    alignContent: 'start',
    alignItems: 'center',
    padding: 'clamp(.75rem, 3vw, 1rem) clamp(.8rem, 3vw, 1.1rem)',
    border: `2px solid ${vars.color.control}`,
    borderRadius: vars.radius.medium,
    background: surface.ground,
    cursor: 'pointer',
    '@media': { [motionAllowed]: { transition: transitionOf('box-shadow', 'border-color') } },
    selectors: {
      '&:hover': { borderColor: vars.color.heading },
      '&:has(:checked)': {
        borderColor: vars.color.heading,
        boxShadow: `inset 0 0 0 2px ${vars.color.heading}`,
      },
      '&:has(:focus-visible)': { outline: `3px solid ${surface.focus}`, outlineOffset: '3px' },
    },
  },
])

export const radio = style({
  appearance: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '1.5rem',
  height: '1.5rem',
  margin: 0,
  border: `2px solid ${vars.color.control}`,
  borderRadius: '50%',
  background: vars.color.surface,
  cursor: 'inherit',
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&:checked': { borderColor: vars.color.heading },
    '&::after': {
      content: '""',
      width: '.75rem',
      height: '.75rem',
      borderRadius: '50%',
      background: vars.color.heading,
      scale: 0,
    },
    '&:checked::after': { scale: 1 },
  },
  '@media': { [forcedColours]: { appearance: 'auto' } },
})

export const amount = style({
  ...headlineStyle('h4'),
  fontVariantNumeric: 'tabular-nums lining-nums',
  lineHeight: 1.2,
})

export const label = style({
  gridColumn: '1 / -1',
  fontSize: textSize.small,
  lineHeight: 1.4,
})

globalStyle(`${picker} > div:last-child`, { maxWidth: '24rem' })
