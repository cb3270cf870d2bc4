import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { ErrorSummary } from './error-summary.tsx'
import { Message } from './message.tsx'

describe('Message', () => {
  it('interrupts only for errors', () => {
    render(<Message tone="error">No</Message>)
    render(<Message tone="success">Yes</Message>)
    expect(screen.getByRole('alert')).toHaveTextContent('No')
    expect(screen.getByRole('status')).toHaveTextContent('Yes')
  })
})

describe('ErrorSummary', () => {
  const errors = [{ message: 'Enter an amount', href: '#amount' }, { message: 'Try again' }]

  it('links each error to its field', () => {
    render(<ErrorSummary errors={errors} />)
    expect(screen.getByRole('alert')).toContainElement(
      screen.getByRole('link', { name: 'Enter an amount' }),
    )
    expect(screen.getByText('Try again')).toBeVisible()
  })

  it('focuses the field without changing the URL', async () => {
    const address = window.location.href
    render(
      <>
        <ErrorSummary errors={errors} />
        <input id="amount" aria-label="Amount" />
      </>,
    )
    await userEvent.click(screen.getByRole('link', { name: 'Enter an amount' }))
    expect(screen.getByRole('textbox', { name: 'Amount' })).toHaveFocus()
    expect(window.location.href).toBe(address)
  })
})
