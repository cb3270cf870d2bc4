import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { itConforms } from '../../testing/conformance.tsx'
import { Questions } from './questions.tsx'

describe('Questions', () => {
  itConforms(<Questions items={[{ question: 'Why?', answer: 'Because.' }]} />, { root: 'DIV' })

  it('folds each answer below its question, in the browser’s own way', () => {
    render(<Questions items={[{ question: 'Why?', answer: 'Because.' }]} />)
    const details = screen.getByRole('group')
    expect(details.tagName).toBe('DETAILS')
    expect(details).not.toHaveAttribute('open')
    expect(details.querySelector('summary')).toHaveTextContent('Why?')
  })

  it('renders nothing when there are none', () => {
    expect(render(<Questions items={[]} />).container).toBeEmptyDOMElement()
  })
})
