import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { itConforms } from '../../testing/conformance.tsx'
import { Leaderboard, LeaderboardItem } from './leaderboard.tsx'

const item = <LeaderboardItem rank={1} name="Amara Okafor" amount="£4,800" href="/amara" />

describe('Leaderboard', () => {
  itConforms(<Leaderboard>{item}</Leaderboard>, { root: 'OL' })

  it('says when there is nobody yet, or nothing at all', () => {
    render(<Leaderboard empty="The first place is yours." />)
    expect(screen.getByText('The first place is yours.')).toBeVisible()
    expect(screen.queryByRole('list')).toBeNull()
    expect(render(<Leaderboard>{[]}</Leaderboard>).container).toBeEmptyDOMElement()
  })
})

describe('LeaderboardItem', () => {
  itConforms(item, { root: 'LI' })

  it('is called by the name alone where it is a link', () => {
    render(item)
    expect(screen.getByRole('link', { name: 'Amara Okafor' })).toHaveAttribute('href', '/amara')
  })

  it('is no link without an address', () => {
    render(<LeaderboardItem rank={4} name="Bo" amount="£1" />)
    expect(screen.queryByRole('link')).toBeNull()
  })
})
