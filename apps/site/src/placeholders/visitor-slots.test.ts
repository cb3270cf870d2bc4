import { placeholderValues } from '@milepost/content'
import { expect, it } from 'vitest'
import { presentSlices } from '../slices/present-slices.ts'
import { sliceScopeOf, slicesOf } from '../slices/slice.test-kit.ts'
import { fillVisitorSlots } from './visitor-slots.ts'

const slices = slicesOf({
  slice_type: 'text',
  primary: {
    title: 'Hello, {{ user_name }}',
    text: [{ type: 'paragraph', text: 'Dear {{ user_name }}.', spans: [] }],
  },
})
const [view] = await presentSlices(slices, sliceScopeOf(), { placeholders: placeholderValues({}) })

it('fills what belongs to the visitor in the browser, as words [S3.75]', () => {
  const filled = fillVisitorSlots(view, new Map([['user_name', '<b>Siân</b> & co']]))
  expect(filled).toMatchObject({
    title: 'Hello, <b>Siân</b> & co',
    html: '<p>Dear &#60;b&#62;Siân&#60;/b&#62; &#38; co.</p>',
  })
})

it('says nothing of who is not signed in', () => {
  expect(fillVisitorSlots(view, new Map())).toMatchObject({
    title: 'Hello, ',
    html: '<p>Dear .</p>',
  })
})

it('leaves alone what has no such place, even what looks like one', () => {
  const other = { type: 'text', title: 'A donor wrote {{ user_name }}' }
  expect(fillVisitorSlots(other, new Map([['user_name', 'x']]))).toBe(other)
})
