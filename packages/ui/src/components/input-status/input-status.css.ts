import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const status = style({ display: 'inline-flex', flex: 'none' })

export const statuses = styleVariants({
  fetching: { color: vars.color.textMuted },
  fetched: { color: vars.color.success },
  failed: { color: vars.color.danger },
})
