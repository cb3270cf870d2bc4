import { vars } from '@milepost/ui'
import { globalStyle, style } from '@vanilla-extract/css'

export const notice = style({
  padding: '.6rem clamp(1rem, 4vw, 2rem)',
  background: vars.color.warningSoft,
  color: vars.color.text,
  borderBlockEnd: `2px solid ${vars.color.warning}`,
})

export const text = style({
  maxInlineSize: '70ch',
  marginInline: 'auto',
  textAlign: 'center',
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  fontWeight: 600,
})

globalStyle(`${notice} a`, { display: 'inline-block', paddingBlock: '.35rem', color: 'inherit' })
