import { styleVariants } from '@vanilla-extract/css'
import { headline } from '../../styles/measure.ts'

export const sizes = styleVariants({
  display: headline('display'),
  h1: headline('h1'),
  h2: headline('h2'),
  h3: headline('h3'),
  h4: headline('h4'),
  h5: headline('h5'),
  h6: headline('h6'),
})
