import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { itConforms } from '../../testing/conformance.tsx'
import { Hero } from './hero.tsx'

describe('Hero', () => {
  itConforms(<Hero title="Walk the Tideline" />, { root: 'SECTION' })

  it('renders the title as the first heading', () => {
    render(<Hero title="Walk the Tideline" />)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Walk the Tideline')
  })

  it('shows the live total as a progress bar', () => {
    render(<Hero title="Walk" total={{ percent: 57, raised: '£142,310', target: 'of £250,000' }} />)
    expect(screen.getByRole('progressbar')).toHaveAttribute('value', '57')
  })
})
