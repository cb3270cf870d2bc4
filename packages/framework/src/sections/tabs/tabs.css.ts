import { vars } from '@milepost/ui'
import { style } from '@vanilla-extract/css'

export const singleTab = style({
  display: 'grid',
  gap: 'clamp(1.25rem, 4vw, 3rem)',
  alignItems: 'start',
  '@media': {
    'screen and (min-width: 48rem)': {
      selectors: { '&[data-picture]': { gridTemplateColumns: '1fr 1fr' } },
    },
  },
})

export const picture = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  borderRadius: vars.radius.large,
})

export const logo = style({
  display: 'block',
  maxInlineSize: '100%',
  inlineSize: 'auto',
  blockSize: 'auto',
  maxBlockSize: '4rem',
  objectFit: 'contain',
  objectPosition: 'left',
})
