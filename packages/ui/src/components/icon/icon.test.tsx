import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { itConforms } from '../../testing/conformance.tsx'
import { Icon } from './icon.tsx'

describe('Icon', () => {
  itConforms(<Icon name="heart" />, { root: 'SVG' })

  it('has a view box of 32 by 32 [S9.28]', () => {
    const { container } = render(<Icon name="heart" />)
    expect(container.firstElementChild).toHaveAttribute('viewBox', '0 0 32 32')
  })

  it('is an image with a label, and decorative without one', () => {
    const { container } = render(<Icon name="heart" />)
    expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true')
    render(<Icon name="heart" label="Liked" />)
    expect(screen.getByRole('img', { name: 'Liked' })).toBeVisible()
  })
})
