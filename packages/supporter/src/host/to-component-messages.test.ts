import { expect, it } from 'vitest'
import { toComponentMessages } from './to-component-messages.ts'

it('returns a language’s messages, with the plural form for the count', () => {
  const messages = toComponentMessages(
    {
      'components.close': 'Cau',
      'components.remaining.two': '{count} nod',
      'components.remaining.other': '{count} o nodau',
      'components.tooMany.other': '{count} yn ormod',
    },
    'cy-GB',
  )
  expect(Object.keys(messages)).toEqual(['close', 'remaining', 'tooMany'])
  expect([messages.close, messages.tooMany?.(3)]).toEqual(['Cau', '3 yn ormod'])
  expect([2, 12].map((count) => messages.remaining?.(count))).toEqual(['2 nod', '12 o nodau'])
})
