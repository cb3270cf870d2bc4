import { style } from '@vanilla-extract/css'
import { visuallyHidden } from '../visually-hidden/visually-hidden.css.ts'

// Not clipped, because the list is below this element.
export const aroundInput = style({ overflow: 'visible', position: 'relative' })

export const hiddenInput = style([visuallyHidden])
