import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { itConforms } from '../../testing/conformance.tsx'
import { Footer } from './footer.tsx'

describe('Footer', () => {
  itConforms(<Footer name="Tideline Trust" />, { root: 'FOOTER' })

  it('names each column of links', () => {
    render(<Footer columns={[{ title: 'Take part', links: [{ label: 'Give', href: '/give' }] }]} />)
    expect(screen.getByRole('navigation', { name: 'Take part' })).toContainElement(
      screen.getByRole('link', { name: 'Give' }),
    )
  })

  it('shows the provider', () => {
    render(<Footer poweredBy={{ label: 'Milepost', href: 'https://milepost.example' }} />)
    expect(screen.getByText(/Powered by/)).toContainElement(
      screen.getByRole('link', { name: 'Milepost' }),
    )
  })
})
