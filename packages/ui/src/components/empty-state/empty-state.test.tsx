import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { itConforms } from '../../testing/conformance.tsx'
import { EmptyState } from './empty-state.tsx'

describe('EmptyState', () => {
  itConforms(<EmptyState title="No donations yet" />, { root: 'DIV' })

  it('says what to do', () => {
    render(
      <EmptyState title="No donations yet" actions={[{ label: 'Give now', href: '/donate' }]}>
        Be the first.
      </EmptyState>,
    )
    expect(screen.getByText('Be the first.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Give now' })).toHaveAttribute('href', '/donate')
  })
})
