import { expect, it } from 'vitest'
import { asRecord } from './as-record.ts'

it.each([undefined, null, 7, 'text', true, [], [{ a: 1 }], () => undefined])(
  'takes %j for no record',
  (value) => expect(asRecord(value)).toBeUndefined(),
)
