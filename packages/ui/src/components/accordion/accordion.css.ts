import { style } from '@vanilla-extract/css'
import { headlineStyle, transitionOf } from '../../styles/rules.ts'
import { surface } from '../../styles/surface.css.ts'

export const list = style({
  maxWidth: '50rem',
  borderBlockStart: `1px solid ${surface.line}`,
})

export const item = style({ borderBlockEnd: `1px solid ${surface.line}` })

export const title = style({
  ...headlineStyle('h6'),
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '1rem',
  paddingBlock: '1.1rem',
  listStyle: '""',
  textTransform: 'none',
  letterSpacing: 'normal',
  lineHeight: 1.3,
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { color: surface.link },
  },
})

export const openSign = style({
  color: surface.link,
  transition: transitionOf('rotate'),
  selectors: { 'details[open] > summary > &': { rotate: '45deg' } },
  '@media': { '(prefers-reduced-motion: reduce)': { transition: 'none' } },
})

export const content = style({ maxWidth: '40rem', paddingBlock: '0 1.5rem' })
