import { describe } from 'vitest'
import { itConforms } from '../../testing/conformance.tsx'
import { Badge } from './badge.tsx'

describe('Badge', () => {
  itConforms(<Badge tone="success">Captain</Badge>, { root: 'SPAN' })
})
