import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

const { color } = vars

export const message = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '.1rem .85rem',
  padding: '1rem 1.25rem',
  border: '1px solid',
  borderInlineStartWidth: '6px',
  borderRadius: vars.radius.medium,
  color: color.text,
})

export const tones = styleVariants({
  info: { borderColor: color.primaryText, background: color.tint },
  success: { borderColor: color.success, background: color.successSoft },
  warning: { borderColor: color.warning, background: color.warningSoft },
  error: { borderColor: color.danger, background: color.dangerSoft },
})

export const signs = styleVariants({
  info: { color: color.primaryText },
  success: { color: color.success },
  warning: { color: color.warning },
  error: { color: color.danger },
})

export const sign = style({ marginBlockStart: '.15em', fontSize: '1.1em' })

export const body = style({ gridColumn: 2, minWidth: 0 })

export const title = style({ fontWeight: 700 })

export const list = style({ paddingInlineStart: '1.1em' })

// Links have the text colour, to be readable on tinted backgrounds.
globalStyle(`${message} a`, { color: 'inherit', fontWeight: 600 })
globalStyle(`${list} > li`, { paddingBlock: '.35rem' })
