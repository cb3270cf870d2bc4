import { vars } from '@milepost/ui'
import { style } from '@vanilla-extract/css'

export const gallery = style({
  display: 'grid',
  gap: 'clamp(0.75rem, 2vw, 1.5rem)',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(13rem, 100%), 1fr))',
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const item = style({ display: 'grid', gap: '0.5rem', alignContent: 'start' })

export const link = style({
  display: 'block',
  overflow: 'hidden',
  borderRadius: vars.radius.large,
})

export const thumbnail = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
})

export const caption = style({ margin: 0 })

export const large = style({ display: 'grid', gap: '1rem' })

export const picture = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  maxBlockSize: '70vh',
  objectFit: 'contain',
})
