import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { itConforms } from '../../testing/conformance.tsx'
import { Textarea, TextField } from './field.tsx'

describe('TextField', () => {
  itConforms(<TextField label="Name" />, { root: 'DIV', target: 'input' })

  it('is named by its label and described by hint and error', () => {
    render(<TextField label="Name" hint="Up to 60 letters" error="Enter a name" />)
    const field = screen.getByRole('textbox', { name: 'Name' })
    expect(field).toHaveAccessibleDescription('Up to 60 letters Enter a name')
    expect(field).toBeInvalid()
  })

  it('is valid and has no description without an error', () => {
    render(<TextField label="Name" error="" />)
    const field = screen.getByRole('textbox', { name: 'Name' })
    expect(field).not.toHaveAttribute('aria-invalid')
    expect(field).not.toHaveAttribute('aria-describedby')
  })

  it('does not include the currency in its name', () => {
    render(<TextField label="Target" prefix="£" id="target" />)
    expect(screen.getByRole('textbox', { name: 'Target' })).toHaveAttribute('id', 'target')
  })
})

describe('Textarea', () => {
  itConforms(<Textarea label="Message" />, { root: 'DIV', target: 'textarea' })

  it('is named by its label', () => {
    render(<Textarea label="Message" optional="(optional)" />)
    expect(screen.getByRole('textbox', { name: /^Message ?\(optional\)$/ })).toBeVisible()
  })
})
