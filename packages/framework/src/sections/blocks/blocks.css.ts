import { vars } from '@milepost/ui'
import { style } from '@vanilla-extract/css'

const gap = 'clamp(1.25rem, 4vw, 3rem)'
const wide = 'screen and (min-width: 48rem)'

/** Low section with one line. */
export const band = style({ selectors: { '&&': { paddingBlock: '1.5rem' } } })

export const figure = style({ margin: 0, display: 'grid', gap: '0.75rem' })

export const picture = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  borderRadius: vars.radius.large,
})

export const caption = style({ margin: 0, maxInlineSize: '65ch' })

export const columns = style({
  display: 'grid',
  gap,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(17rem, 100%), 1fr))',
})

export const column = style({ display: 'grid', gap: '0.75rem', alignContent: 'start' })

export const quote = style({
  display: 'grid',
  gap,
  alignItems: 'center',
  '@media': {
    [wide]: { selectors: { '&[data-picture]': { gridTemplateColumns: '12rem 1fr' } } },
  },
})

export const portrait = style({
  inlineSize: 'min(12rem, 50vw)',
  blockSize: 'auto',
  aspectRatio: '1',
  objectFit: 'cover',
  borderRadius: vars.radius.mark,
})

export const places = style({
  display: 'grid',
  gap: '1rem 2rem',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(13rem, 100%), 1fr))',
  margin: '1.5rem 0 0',
})

export const placeName = style({ fontWeight: 600 })

export const placeText = style({ margin: 0 })

export const route = style({ inlineSize: '100%', maxBlockSize: '28rem' })

export const featuredQuote = style({ margin: 0 })

export const centred = style({ display: 'grid', justifyItems: 'center' })
