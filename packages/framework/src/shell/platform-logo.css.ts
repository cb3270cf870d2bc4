import { style } from '@vanilla-extract/css'

export const logo = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.4em',
  verticalAlign: 'middle',
  minBlockSize: '1.5rem',
  fontWeight: 700,
})

export const logoSign = style({ inlineSize: '1.25em', blockSize: '1.25em', fill: 'currentColor' })
