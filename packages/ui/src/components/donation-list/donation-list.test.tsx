import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { itConforms } from '../../testing/conformance.tsx'
import { DonationList } from './donation-list.tsx'

const gift = {
  id: 1,
  name: 'Dad',
  amount: '£25',
  message: 'Go on!',
  when: '2 minutes ago',
  dateTime: '2026-06-14T09:00:00Z',
}

describe('DonationList', () => {
  itConforms(<DonationList items={[gift]} />, { root: 'UL' })

  it('shows name, amount, message and time', () => {
    render(<DonationList items={[gift]} />)
    const row = screen.getByRole('listitem')
    for (const text of ['Dad', '£25', 'Go on!']) expect(row).toHaveTextContent(text)
    expect(screen.getByText('2 minutes ago')).toHaveAttribute('datetime', gift.dateTime)
  })

  it('omits a hidden amount', () => {
    render(<DonationList items={[{ id: 1, name: 'Dad' }]} />)
    expect(screen.getByRole('listitem')).toHaveTextContent(/^DDad$/)
  })

  it('shows the empty message', () => {
    render(<DonationList items={[]} empty="Yours could be the first." />)
    expect(screen.getByText('Yours could be the first.')).toBeVisible()
  })
})
