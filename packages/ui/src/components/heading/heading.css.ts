import { styleVariants } from '@vanilla-extract/css'
import { headlineStyle } from '../../styles/rules.ts'

export const sizes = styleVariants({
  display: headlineStyle('display'),
  h1: headlineStyle('h1'),
  h2: headlineStyle('h2'),
  h3: headlineStyle('h3'),
  h4: headlineStyle('h4'),
  h5: headlineStyle('h5'),
  h6: headlineStyle('h6'),
})
