import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { itConforms } from '../../testing/conformance.tsx'
import { RequiredMark } from './required-mark.tsx'

describe('RequiredMark', () => {
  itConforms(<RequiredMark />, { root: 'SPAN' })

  it('is an asterisk with a tooltip, hidden from screen readers', () => {
    render(
      <label>
        Name
        <RequiredMark />
        <input required />
      </label>,
    )
    expect(screen.getByTitle('Required field')).toHaveTextContent('*')
    expect(screen.getByRole('textbox', { name: 'Name' })).toBeRequired()
  })
})
