import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { itConforms } from '../../testing/conformance.tsx'
import { Select } from './select.tsx'

describe('Select', () => {
  itConforms(
    <Select label="Country" defaultValue="ie">
      <option value="gb">United Kingdom</option>
      <option value="ie">Ireland</option>
    </Select>,
    { root: 'DIV', target: 'select' },
  )

  it('is named by its label and described by hint and error', () => {
    render(<Select label="Country" hint="Where you live" error="Choose one" />)
    const select = screen.getByRole('combobox', { name: 'Country' })
    expect(select).toHaveAccessibleDescription('Where you live Choose one')
    expect(select).toBeInvalid()
  })
})
