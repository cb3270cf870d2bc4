import { style } from '@vanilla-extract/css'
import { touchTarget, textSize } from '../../styles/rules.ts'
import { surface } from '../../styles/surface.css.ts'
import { vars } from '../../theme/contract.css.ts'

export const field = style({ display: 'grid', gap: '.35rem' })

export const label = style({ color: surface.heading, fontWeight: 600 })

export const optional = style({ color: surface.muted, fontWeight: vars.font.bodyWeight })

export const hint = style({ color: surface.muted, fontSize: textSize.small })

export const error = style({
  display: 'flex',
  gap: '.5em',
  alignItems: 'flex-start',
  color: surface.danger,
  fontSize: textSize.small,
  fontWeight: 600,
})

export const errorSign = style({ marginBlockStart: '.15em' })

/** Border, background and padding of text controls. */
export const aroundInput = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: '3rem',
  overflow: 'hidden',
  border: `2px solid ${vars.color.control}`,
  borderRadius: vars.radius.small,
  background: vars.color.surface,
  color: vars.color.text,
  selectors: {
    '&:focus-within': { outline: `3px solid ${surface.focus}`, outlineOffset: '1px' },
    '&:has([aria-invalid="true"])': { borderColor: vars.color.danger },
    '&:has(> :disabled)': { background: vars.color.tint, color: vars.color.textMuted },
  },
})

/** Element that a list below a text control is positioned in. Does not clip the list. */
export const popoverAnchor = style({ overflow: 'visible', position: 'relative' })

export const affix = style({
  flex: 'none',
  paddingInline: '.9rem 0',
  color: vars.color.textMuted,
  fontWeight: 600,
})

export const suffix = style({ paddingInline: '0 .9rem' })

export const input = style({
  flex: 1,
  width: '100%',
  minWidth: 0,
  minHeight: touchTarget,
  padding: '.5rem .9rem',
  border: 0,
  background: 'none',
  color: 'inherit',
  // Phones zoom into fields with text smaller than 16 px.
  fontSize: 'max(1rem, 1em)',
  fontVariantNumeric: 'tabular-nums lining-nums',
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&:disabled': { cursor: 'not-allowed' },
    '&::placeholder': { color: vars.color.textMuted, opacity: 1 },
  },
})

export const textarea = style({
  display: 'block',
  minHeight: '7rem',
  resize: 'vertical',
  lineHeight: 1.5,
})
