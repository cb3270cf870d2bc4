import { style } from '@vanilla-extract/css'
import { visuallyHidden } from '../visually-hidden/visually-hidden.css.ts'

// The list hangs below the box, which would cut it off.
export const box = style({ overflow: 'visible', position: 'relative' })

export const carrier = style([visuallyHidden])
