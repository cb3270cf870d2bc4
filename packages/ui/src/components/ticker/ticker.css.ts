import { keyframes, style } from '@vanilla-extract/css'
import { motionAllowed, touchTarget } from '../../styles/rules.ts'
import { surface } from '../../styles/surface.css.ts'

const pass = keyframes({ to: { translate: '-50%' } })
const passTurned = keyframes({ to: { translate: '50%' } })

export const ticker = style({
  display: 'flex',
  alignItems: 'center',
  gap: '.75rem',
  minWidth: 0,
  borderBlock: `1px solid ${surface.line}`,
})

export const tickerWindow = style({
  flex: 1,
  minWidth: 0,
  overflowX: 'auto',
  maskImage: 'linear-gradient(90deg, transparent, #000 1rem calc(100% - 2rem), transparent)',
  scrollbarWidth: 'thin',
  paddingBlock: '.6rem',
  '@media': { [motionAllowed]: { overflowX: 'hidden' } },
  selectors: { [`${ticker}[data-paused] > &`]: { overflowX: 'auto' } },
})

export const movingBand = style({
  display: 'flex',
  width: 'max-content',
  '@media': {
    [motionAllowed]: {
      animation: `${pass} 30s linear infinite`,
      selectors: {
        '[dir="rtl"] &': { animationName: passTurned },
        [`${ticker}:is(:hover, :focus-within, [data-paused]) &`]: { animationPlayState: 'paused' },
      },
    },
  },
})

export const list = style({ display: 'flex', padding: 0, listStyle: '""' })

export const repeatedList = style({
  display: 'none',
  '@media': { [motionAllowed]: { display: 'flex' } },
})

export const item = style({ paddingInlineEnd: '3rem', whiteSpace: 'nowrap' })

export const control = style({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  width: touchTarget,
  height: touchTarget,
  padding: 0,
  border: 0,
  background: 'none',
  color: surface.heading,
  cursor: 'pointer',
  '@media': {
    '(prefers-reduced-motion: reduce)': { display: 'none' },
    '(scripting: none)': { display: 'none' },
  },
})
