import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { itConforms } from '../../testing/conformance.tsx'
import { SkipLink } from './skip-link.tsx'

describe('SkipLink', () => {
  itConforms(<SkipLink />, { root: 'A' })

  it('links to the main content', () => {
    render(<SkipLink />)
    expect(screen.getByRole('link', { name: /^Skip to main/ })).toHaveAttribute('href', '#main')
  })
})
