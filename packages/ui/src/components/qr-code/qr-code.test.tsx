import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { itConforms } from '../../testing/conformance.tsx'
import { QrCode } from './qr-code.tsx'

describe('QrCode', () => {
  const props = { src: '/qr.svg', href: 'https://a.example/amara', label: 'Scan to give' }
  itConforms(<QrCode {...props} />, { root: 'FIGURE' })

  it('is an image with alternative text, and a link', () => {
    render(<QrCode {...props} />)
    expect(screen.getByRole('img', { name: 'Scan to give' })).toHaveAttribute('src', '/qr.svg')
    expect(screen.getByRole('link', { name: props.href })).toHaveAttribute('href', props.href)
  })
})
