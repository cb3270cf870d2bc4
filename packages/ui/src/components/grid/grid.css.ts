import { style, styleVariants } from '@vanilla-extract/css'
import { fluidLength } from '../../styles/measure.ts'

export const grid = style({
  display: 'grid',
  gap: fluidLength(1, 1.75),
  padding: 0,
  listStyle: '""',
})

export const columns = styleVariants({ narrow: 10, medium: 16, wide: 22 }, (rem) => ({
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${rem}rem, 100%), 1fr))`,
}))
