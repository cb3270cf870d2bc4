import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { itConforms } from '../../testing/conformance.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { Message } from './message.tsx'

describe('Message', () => {
  itConforms(<Message title="Saved">All is well</Message>, { root: 'DIV' })

  it('interrupts for errors alone', () => {
    render(<Message tone="error">No</Message>)
    render(<Message tone="success">Yes</Message>)
    expect(screen.getByRole('alert')).toHaveTextContent('No')
    expect(screen.getByRole('status')).toHaveTextContent('Yes')
  })
})

describe('ErrorSummary', () => {
  const errors = [{ message: 'Enter an amount', href: '#amount' }, { message: 'Try again' }]
  itConforms(<ErrorSummary errors={errors} />, { root: 'DIV' })

  it('links each error to its field', () => {
    render(<ErrorSummary errors={errors} />)
    expect(screen.getByRole('alert')).toContainElement(
      screen.getByRole('link', { name: 'Enter an amount' }),
    )
    expect(screen.getByText('Try again')).toBeVisible()
  })

  it('renders nothing when all is well', () => {
    expect(render(<ErrorSummary errors={[]} />).container).toBeEmptyDOMElement()
  })
})
