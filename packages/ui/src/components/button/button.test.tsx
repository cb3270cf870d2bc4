import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { itConforms } from '../../testing/conformance.tsx'
import { Button, ButtonGroup, LinkButton } from './button.tsx'

describe('Button', () => {
  itConforms(<Button>Give</Button>, { root: 'BUTTON' })

  it('does not submit a form by default', () => {
    render(<Button>Give</Button>)
    expect(screen.getByRole('button', { name: 'Give' })).toHaveAttribute('type', 'button')
  })
})

describe('LinkButton', () => {
  itConforms(<LinkButton href="/give">Give</LinkButton>, { root: 'A' })
})

describe('ButtonGroup', () => {
  itConforms(<ButtonGroup />, { root: 'DIV' })
})
