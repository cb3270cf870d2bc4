import { style } from '@vanilla-extract/css'
import { textSize } from '../../styles/rules.ts'
import { vars } from '../../theme/contract.css.ts'
import { visuallyHidden } from '../visually-hidden/visually-hidden.css.ts'

export const aroundEditor = style({
  flexDirection: 'column',
  alignItems: 'stretch',
  position: 'relative',
})

export const hiddenInput = style([visuallyHidden, { resize: 'none' }])

export const loadFailure = style({
  padding: '.5rem .9rem 0',
  color: vars.color.textMuted,
  fontSize: textSize.small,
})
