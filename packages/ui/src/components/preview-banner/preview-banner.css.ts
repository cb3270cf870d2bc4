import { style } from '@vanilla-extract/css'
import { textSize } from '../../styles/rules.ts'
import { surface, surfaces } from '../../styles/surface.css.ts'

export const banner = style([
  surfaces.dark,
  {
    // Dashed, because other bars have the dark colour, too.
    borderBlock: '4px dashed #f5c518',
    background: surface.ground,
    fontSize: textSize.small,
    '@media': { print: { display: 'none' } },
  },
])

export const inner = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '.25rem 1.5rem',
  paddingBlock: '.4rem',
})

export const content = style({ flex: '1 1 14rem', minWidth: 0 })

export const time = style({
  fontVariantNumeric: 'tabular-nums lining-nums',
  fontWeight: 700,
  whiteSpace: 'nowrap',
})

export const news = style({ fontWeight: 700 })

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: '.5rem' })
