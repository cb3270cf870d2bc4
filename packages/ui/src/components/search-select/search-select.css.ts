import { style } from '@vanilla-extract/css'
import { visuallyHidden } from '../visually-hidden/visually-hidden.css.ts'

// The list hangs below the aroundInput, which would cut it off.
export const aroundInput = style({ overflow: 'visible', position: 'relative' })

export const hiddenInput = style([visuallyHidden])
