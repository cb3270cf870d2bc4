import { describe, expect, it } from 'vitest'
import { englishMessages } from '../../messages/site-messages.ts'
import { readGift } from './gift-redirect.ts'

const settings = { currency: 'GBP', country: 'gb', messages: englishMessages }

function read(fields: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return readGift(form, settings)
}

describe('readGift', () => {
  it('returns an error if a suggested amount was chosen and another one typed', () => {
    const typed = { 'ticked-amount': '25', 'other-amount': '12.50' }
    expect(read({ ...typed, amount: '25' })).toEqual({ ok: true, amountMinor: 1250 })
    expect(read({ ...typed, amount: '50' })).toEqual({
      ok: false,
      refused: {
        error:
          'You chose £50 and typed 12.50. To give £50, choose it again and leave this field empty.',
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
    ['', 'Please choose an amount, or type your own.'],
    ['0', 'Please type an amount above zero.'],
    ['-5', 'Please type an amount above zero.'],
    ['ten', 'Please type the amount in figures, such as 25 or 12.50.'],
    ['0.50', 'The smallest gift is £1.'],
    ['12.345', 'Please type no more than two figures after the point.'],
    ['$20', 'Gifts here are in GBP. Please type the amount in GBP.'],
  ])('refuses "%s" in words, and keeps what was typed', (typed, error) => {
    expect(read({ 'other-amount': typed })).toEqual({
      ok: false,
      refused: { error, selected: undefined, typed },
    })
  })

  it('refuses more than a million, and takes exactly a million', () => {
    expect(read({ 'other-amount': '1000000' })).toEqual({ ok: true, amountMinor: 100_000_000 })
    expect(read({ 'other-amount': '1000000.01' })).toMatchObject({
      ok: false,
      refused: { error: expect.stringContaining('The largest gift online is £1,000,000.') },
    })
  })

  it('rejects an empty form, and a file instead of an amount', () => {
    expect(read({})).toMatchObject({ ok: false, refused: { selected: undefined } })
    const form = new FormData()
    form.set('amount', new Blob(['25']))
    expect(readGift(form, settings)).toMatchObject({ ok: false })
  })
})
