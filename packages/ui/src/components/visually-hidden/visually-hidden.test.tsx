import { describe } from 'vitest'
import { itConforms } from '../../testing/conformance.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

describe('VisuallyHidden', () => {
  itConforms(<VisuallyHidden>Opens a menu</VisuallyHidden>, { root: 'SPAN' })
})
