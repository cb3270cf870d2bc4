import { style } from '@vanilla-extract/css'
import {
  fluidLength,
  forcedColours,
  windowFrom,
  headlineStyle,
  textSize,
} from '../../styles/rules.ts'
import { surface } from '../../styles/surface.css.ts'
import { vars } from '../../theme/contract.css.ts'

export const figures = style({
  fontVariantNumeric: 'tabular-nums lining-nums',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '.15rem 1.5rem',
  marginBlockEnd: '.85rem',
})

export const raised = style(headlineStyle('figure'))
export const raisedCompact = style({ ...headlineStyle('h3'), textTransform: 'none' })

export const targetText = style({
  display: 'inline-block',
  color: surface.muted,
  fontSize: textSize.body,
})

export const count = style({ color: surface.muted })

const inner = { height: '100%', background: surface.meterFill } as const

export const bar = style({
  appearance: 'none',
  display: 'block',
  width: '100%',
  height: fluidLength(1, 1.25),
  overflow: 'hidden',
  border: `2px solid ${surface.control}`,
  borderRadius: vars.radius.button,
  background: surface.meterTrack,
  color: surface.meterFill,
  selectors: {
    '&::-webkit-progress-bar': { borderRadius: 'inherit', background: surface.meterTrack },
    '&::-webkit-progress-value': inner,
    '&::-moz-progress-bar': inner,
  },
  '@media': {
    [forcedColours]: {
      borderColor: 'CanvasText',
      selectors: {
        '&::-webkit-progress-value': { background: 'Highlight', forcedColorAdjust: 'none' },
        '&::-moz-progress-bar': { background: 'Highlight', forcedColorAdjust: 'none' },
      },
    },
    print: { printColorAdjust: 'exact' },
  },
})

export const barCompact = style({ height: '.8rem' })

export const milestones = style({
  display: 'grid',
  gap: '.75rem 1.5rem',
  marginBlockStart: fluidLength(1.25, 1.75),
  padding: 0,
  listStyle: '""',
  '@media': {
    [windowFrom('sm')]: { gridTemplateColumns: 'repeat(auto-fit, minmax(9.5rem, 1fr))' },
  },
})

export const milestone = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: '.75rem',
  alignItems: 'start',
  lineHeight: 1.4,
})

export const mark = style({
  display: 'grid',
  placeItems: 'center',
  width: '1.75rem',
  height: '1.75rem',
  border: `2px solid ${surface.control}`,
  borderRadius: vars.radius.mark,
  fontSize: '.8rem',
  selectors: {
    '[data-reached] > &': {
      borderColor: surface.fill,
      background: surface.fill,
      color: surface.onFill,
    },
  },
})

export const amount = style({ display: 'block', color: surface.heading, fontWeight: 700 })
