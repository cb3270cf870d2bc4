import { style } from '@vanilla-extract/css'

export const form = style({ display: 'grid', gap: '1.25rem', position: 'relative' })

export const formStatus = style({
  selectors: { '&:not(:empty)': { marginBlockEnd: '1.25rem' }, '&:focus': { outline: 'none' } },
})

/** Hides the honeypot from people, but not from bots. */
export const honeypot = style({
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
})
