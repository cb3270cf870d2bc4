import { style } from '@vanilla-extract/css'
import { forcedColours, touchTarget, transitionOf } from '../../styles/rules.ts'
import { surface } from '../../styles/surface.css.ts'

const noScript = '(scripting: none)'

export const list = style({
  display: 'flex',
  gap: '.25rem 1.5rem',
  marginBlockEnd: '1.5rem',
  paddingBlockStart: '3px',
  // With many tabs, the row scrolls instead of the page.
  overflowX: 'auto',
  scrollbarWidth: 'thin',
  borderBlockEnd: `1px solid ${surface.line}`,
  '@media': { [noScript]: { display: 'none' }, print: { display: 'none' } },
})

export const tab = style({
  flex: 'none',
  minHeight: touchTarget,
  padding: '.5rem .35rem',
  border: 0,
  borderBlockEnd: '4px solid transparent',
  background: 'none',
  color: surface.muted,
  fontWeight: 600,
  cursor: 'pointer',
  transition: transitionOf('border-color'),
  selectors: {
    '&:hover': { color: surface.heading },
    '&:focus-visible': { outlineOffset: '-3px' },
    '&[aria-selected="true"]': { borderColor: surface.fill, color: surface.heading },
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': { transition: 'none' },
    [forcedColours]: {
      borderColor: 'Canvas',
      selectors: { '&[aria-selected="true"]': { borderColor: 'Highlight' } },
    },
  },
})

export const panel = style({
  '@media': {
    [noScript]: { selectors: { '&[hidden]': { display: 'block', marginBlockStart: '2rem' } } },
    print: { selectors: { '&[hidden]': { display: 'block' } } },
  },
})
