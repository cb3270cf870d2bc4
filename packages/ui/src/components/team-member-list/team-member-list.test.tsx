import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { itConforms } from '../../testing/conformance.tsx'
import { TeamMemberList } from './team-member-list.tsx'

const amara = {
  id: 1,
  name: 'Amara Okafor',
  raised: '£120',
  distance: '42.5 km',
  href: '/fundraising/amara',
  captain: true,
}

describe('TeamMemberList', () => {
  itConforms(<TeamMemberList members={[amara]} />, { root: 'UL' })

  it('shows name, money, distance and who leads', () => {
    render(<TeamMemberList members={[amara, { id: 2, name: 'Bo' }]} />)
    const [first, second] = screen.getAllByRole('listitem')
    for (const text of ['£120', '42.5 km', 'Captain']) expect(first).toHaveTextContent(text)
    expect(second).toHaveTextContent(/^BBo$/)
    expect(screen.getByRole('link', { name: 'Amara Okafor' })).toHaveAttribute('href', amara.href)
  })

  it('says when there are none yet', () => {
    render(<TeamMemberList members={[]} empty="Nobody has joined yet." />)
    expect(screen.getByText('Nobody has joined yet.')).toBeVisible()
    expect(render(<TeamMemberList members={[]} />).container).toBeEmptyDOMElement()
  })
})
