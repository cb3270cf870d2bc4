import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { itConforms } from '../../testing/conformance.tsx'
import { Questions } from './questions.tsx'

describe('Questions', () => {
  itConforms(<Questions items={[{ question: 'Why?', answer: 'Because.' }]} />, { root: 'DIV' })

  it('renders nothing when there are none', () =>
    expect(render(<Questions items={[]} />).container).toBeEmptyDOMElement())
})
