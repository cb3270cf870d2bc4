import { style } from '@vanilla-extract/css'

export const share = style({ marginBlockStart: '2rem' })

export const title = style({ margin: 0, fontWeight: 600 })

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.25rem 1.25rem',
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '2.75rem',
  color: 'inherit',
})

export const copy = style([
  link,
  {
    padding: 0,
    border: 0,
    background: 'none',
    font: 'inherit',
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
    cursor: 'pointer',
  },
])
