import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { itConforms } from '../../testing/conformance.tsx'
import { Picture } from './picture.tsx'

describe('Picture', () => {
  itConforms(<Picture image={{ src: '/a.jpg' }} />, { root: 'IMG' })

  it('loads lazily unless it is above the fold', () => {
    render(<Picture image={{ src: '/a.jpg', alt: 'A' }} />)
    render(<Picture image={{ src: '/b.jpg', alt: 'B' }} eager />)
    expect(screen.getByRole('img', { name: 'A' })).toHaveAttribute('loading', 'lazy')
    expect(screen.getByRole('img', { name: 'B' })).toHaveAttribute('loading', 'eager')
  })

  it('is decorative without alternative text', () => {
    render(<Picture image={{ src: '/a.jpg', alt: null }} />)
    expect(screen.queryByRole('img')).toBeNull()
  })
})
