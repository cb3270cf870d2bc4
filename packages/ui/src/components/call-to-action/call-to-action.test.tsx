import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { itConforms } from '../../testing/conformance.tsx'
import { CallToAction } from './call-to-action.tsx'

describe('CallToAction', () => {
  itConforms(<CallToAction title="Start now" />, { root: 'SECTION' })

  it('has a heading and links', () => {
    render(<CallToAction title="Start now" actions={[{ label: 'Start', href: '/start' }]} />)
    expect(screen.getByRole('region', { name: 'Start now' })).toContainElement(
      screen.getByRole('link', { name: 'Start' }),
    )
  })
})
