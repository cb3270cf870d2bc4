import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const file = style({
  padding: '.35rem',
  cursor: 'pointer',
  selectors: {
    '&::file-selector-button': {
      minHeight: '2.25rem',
      marginInlineEnd: '.9rem',
      paddingInline: '.9rem',
      border: `1px solid ${vars.color.control}`,
      borderRadius: vars.radius.small,
      background: vars.color.tint,
      color: vars.color.text,
      font: 'inherit',
      fontWeight: 600,
      cursor: 'inherit',
    },
  },
})

export const picture = style({
  display: 'block',
  maxHeight: '14rem',
  objectFit: 'contain',
  objectPosition: 'left',
  borderRadius: vars.radius.medium,
})

/** Preview above the control. */
export const preview = style({
  display: 'grid',
  justifyItems: 'start',
  gap: '.5rem',
  marginBlockEnd: '.5rem',
  selectors: { '&:empty': { display: 'none' } },
})
