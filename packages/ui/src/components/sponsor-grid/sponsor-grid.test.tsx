import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { itConforms } from '../../testing/conformance.tsx'
import { SponsorGrid } from './sponsor-grid.tsx'

describe('SponsorGrid', () => {
  itConforms(<SponsorGrid items={[{ name: 'Saltmarsh' }]} />, { root: 'DIV' })

  it('groups tiers in order of appearance', () => {
    render(
      <SponsorGrid
        items={[
          { name: 'A', tier: 'Gold' },
          { name: 'B', tier: 'Silver' },
          { name: 'C', tier: 'Gold' },
        ]}
      />,
    )
    expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
      'Gold',
      'Silver',
    ])
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['A', 'C', 'B'])
  })

  it('renders nothing without items', () =>
    expect(render(<SponsorGrid items={[]} />).container).toBeEmptyDOMElement())
})
