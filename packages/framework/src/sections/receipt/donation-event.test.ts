import { expect, it } from 'vitest'
import { createDonationEvent } from './track-donation.ts'

const gift = {
  id: '1234',
  amount: 25.5,
  createdAt: '2026-06-01T10:00:00.000Z',
  name: 'Siân Mary O’Neill',
}

it('sends every field of the specification [S3.72]', () => {
  const query = new URLSearchParams('answer_1=Beach&answer_3=Yes&donation-id=1234')
  expect(createDonationEvent(gift, { affiliation: 'Tideline Trust', query })).toEqual({
    event: 'donation',
    transactionId: '1234',
    transactionAffiliation: 'Tideline Trust',
    transactionTotal: 25.5,
    transactionTimestamp: '2026-06-01T10:00:00.000Z',
    firstName: 'Siân',
    lastName: 'Mary O’Neill',
    answer1: 'Beach',
    answer2: '',
    answer3: 'Yes',
    products: [{ sku: '1234', name: 'Donation', price: 25.5, quantity: 1 }],
  })
})

it('contains no name of an anonymous donor', () => {
  const event = createDonationEvent(
    { ...gift, name: undefined, createdAt: undefined },
    { affiliation: '', query: new URLSearchParams() },
  )
  expect(event).toMatchObject({ firstName: '', lastName: '', transactionTimestamp: '' })
})
