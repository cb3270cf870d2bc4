import { describe, expect, it } from 'vitest'
import { englishMessages } from '../../messages/site-messages.ts'
import { toDonateFormView } from './donate.server.ts'
import { getDonorMessage } from '../../pages/donate/donation-redirect.ts'

const describeForm = (asked: string | null) =>
  toDonateFormView({
    suggestions: [],
    currency: 'GBP',
    country: 'gb',
    messages: englishMessages,
    asked,
  })

describe('the amount in a link', () => {
  it('selects the matching suggestion', () => {
    expect(describeForm('50').selected).toBe('50')
    expect(describeForm('£50.00').selected).toBe('50')
  })

  it('fills in the custom amount if it is not a suggestion', () =>
    expect(describeForm('12.5')).toMatchObject({ selected: undefined, typed: '12.50' }))

  it.each([null, '', 'lots', '-5', '0', '1e3', '<script>', '99999999', '5 dollars', '$5'])(
    'is ignored if it is %j',
    (asked) => {
      const form = describeForm(asked)
      expect(form.selected).toBe('25')
      expect(form.typed).toBeUndefined()
    },
  )
})

it('readMessage returns the message, truncated to what a URL can carry', () => {
  const form = new FormData()
  expect(getDonorMessage(form)).toBeUndefined()
  form.set('message', ' Go Maya! 👟 ')
  expect(getDonorMessage(form)).toBe('Go Maya! 👟')
  form.set('message', 'x'.repeat(9000))
  expect(getDonorMessage(form)).toHaveLength(500)
})
