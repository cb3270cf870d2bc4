import { style } from '@vanilla-extract/css'
import { surface } from '../../styles/surface.css.ts'
import { vars } from '../../theme/contract.css.ts'

export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '.35rem',
  padding: '.35rem',
  border: `1px solid ${surface.line}`,
  borderRadius: vars.radius.medium,
  '@media': { print: { display: 'none' } },
})
