import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { itConforms } from '../../testing/conformance.tsx'
import { Leaderboard, LeaderboardItem } from './leaderboard.tsx'

const item = <LeaderboardItem rank={1} name="Amara Okafor" amount="£4,800" href="/amara" />

describe('Leaderboard', () => {
  itConforms(<Leaderboard>{item}</Leaderboard>, { root: 'OL' })

  it('shows the empty message, or nothing without one', () => {
    render(<Leaderboard empty="The first place is yours." />)
    expect(screen.getByText('The first place is yours.')).toBeVisible()
    expect(screen.queryByRole('list')).toBeNull()
    expect(render(<Leaderboard>{[]}</Leaderboard>).container).toBeEmptyDOMElement()
  })
})

describe('LeaderboardItem', () => {
  itConforms(item, { root: 'LI' })

  it('has only the name as link text', () => {
    render(item)
    expect(screen.getByRole('link', { name: 'Amara Okafor' })).toHaveAttribute('href', '/amara')
  })

  it('has no link without href', () => {
    render(<LeaderboardItem rank={4} name="Bo" amount="£1" />)
    expect(screen.queryByRole('link')).toBeNull()
  })
})
