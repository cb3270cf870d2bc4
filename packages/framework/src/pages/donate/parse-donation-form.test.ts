import { describe, expect, it } from 'vitest'
import { englishMessages } from '../../messages/site-messages.ts'
import { parseDonationForm } from './donation-redirect.ts'

const settings = { currency: 'GBP', country: 'gb', messages: englishMessages }

function read(fields: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return parseDonationForm(form, settings)
}

describe('parseDonationForm', () => {
  it('returns an error if a suggestion was selected and another amount entered', () => {
    const typed = { 'ticked-amount': '25', 'other-amount': '12.50' }
    expect(read({ ...typed, amount: '25' })).toEqual({ ok: true, amountMinor: 1250 })
    expect(read({ ...typed, amount: '50' })).toEqual({
      ok: false,
      refused: {
        error:
          'You chose £50 but entered 12.50. To give £50, choose it again and leave this field empty.',
        typed: '12.50',
      },
    })
    expect(read({ ...typed, amount: 'x' })).toEqual({ ok: true, amountMinor: 1250 })
    expect(read({ ...typed, amount: '50', 'other-amount': '' })).toEqual({
      ok: true,
      amountMinor: 5000,
    })
  })

  it.each([
    ['', 'Choose an amount or enter your own.'],
    ['0', 'Enter an amount above zero.'],
    ['-5', 'Enter an amount above zero.'],
    ['ten', 'Enter the amount as a number, such as 25 or 12.50.'],
    ['0.50', 'The minimum donation is £1.'],
    ['12.345', 'Enter an amount with no more than 2 decimal places.'],
    ['$20', 'Donations here are in GBP. Enter the amount in GBP.'],
  ])('rejects "%s" with a message, and keeps the input', (typed, error) => {
    expect(read({ 'other-amount': typed })).toEqual({
      ok: false,
      refused: { error, selected: undefined, typed },
    })
  })

  it('rejects more than a million, and accepts exactly a million', () => {
    expect(read({ 'other-amount': '1000000' })).toEqual({ ok: true, amountMinor: 100_000_000 })
    expect(read({ 'other-amount': '1000000.01' })).toMatchObject({
      ok: false,
      refused: { error: expect.stringContaining('The maximum online donation is £1,000,000.') },
    })
  })

  it('rejects an empty form, and a file instead of an amount', () => {
    expect(read({})).toMatchObject({ ok: false, refused: { selected: undefined } })
    const form = new FormData()
    form.set('amount', new Blob(['25']))
    expect(parseDonationForm(form, settings)).toMatchObject({ ok: false })
  })
})
