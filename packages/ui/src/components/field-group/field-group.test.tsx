import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { itConforms } from '../../testing/conformance.tsx'
import { FieldGroup } from './field-group.tsx'

describe('FieldGroup', () => {
  itConforms(<FieldGroup legend="Your address">fields</FieldGroup>, { root: 'FIELDSET' })

  it('is named by its legend and described by its hint', () => {
    render(<FieldGroup legend="Your address" hint="For Gift Aid" />)
    expect(screen.getByRole('group', { name: 'Your address' })).toHaveAccessibleDescription(
      'For Gift Aid',
    )
  })
})
