import { style, styleVariants } from '@vanilla-extract/css'
import { textSize } from '../../styles/rules.ts'
import { vars } from '../../theme/contract.css.ts'

export const badge = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.4em',
  padding: '.15em .75em',
  border: '1px solid transparent',
  borderRadius: '99rem',
  fontSize: textSize.small,
  fontWeight: 600,
  lineHeight: 1.5,
})

const { color } = vars

export const tones = styleVariants({
  neutral: { background: color.tint, color: color.text },
  primary: { background: color.primary, color: color.onPrimary },
  success: { background: color.successSoft, color: color.success },
  warning: { background: color.warningSoft, color: color.warning },
  danger: { background: color.dangerSoft, color: color.danger },
})
