import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { itConforms } from '../../testing/conformance.tsx'
import { PasswordInput } from './password-input.tsx'

describe('PasswordInput', () => {
  itConforms(<PasswordInput label="Password" />, { root: 'DIV', target: 'input' })

  it('shows and hides the password with a button that does not submit the form [S2.69]', async () => {
    const user = userEvent.setup()
    render(<PasswordInput label="Password" />)
    const input = screen.getByLabelText('Password')
    await user.type(input, 'secret')
    expect(input).toHaveAttribute('type', 'password')

    const toggle = screen.getByRole('button', { name: 'Show' })
    expect(toggle).toHaveAttribute('type', 'button')
    await user.click(toggle)
    expect(input).toHaveAttribute('type', 'text')
    expect(input).toHaveValue('secret')

    await user.click(screen.getByRole('button', { name: 'Hide' }))
    expect(input).toHaveAttribute('type', 'password')
  })
})
