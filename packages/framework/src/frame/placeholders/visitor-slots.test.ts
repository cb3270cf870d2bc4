import { getPlaceholderValues } from '@milepost/content'
import { expect, it } from 'vitest'
import { toSliceViews } from '../../sections/sections.server.ts'
import { sliceScopeOf, slicesOf } from '../../sections/section/slice.test-kit.ts'
import { dependsOnAnswers } from '../../sections/slice-list.tsx'
import { fillVisitorSlots, withVisitorSlots } from './visitor-values.ts'

const slices = slicesOf({
  slice_type: 'text',
  primary: {
    title: 'Hello, {{ user_name }}',
    text: [{ type: 'paragraph', text: 'Dear {{ user_name }}.', spans: [] }],
  },
})
const [view] = await toSliceViews(slices, sliceScopeOf(), {
  placeholders: getPlaceholderValues({}),
})

it('fills in the visitor’s data in the browser, as text [S3.75]', () => {
  const filled = fillVisitorSlots(view, new Map([['user_name', '<b>Siân</b> & co']]))
  expect(filled).toMatchObject({
    title: 'Hello, <b>Siân</b> & co',
    html: '<p>Dear &#60;b&#62;Siân&#60;/b&#62; &#38; co.</p>',
  })
})

it('leaves texts without placeholders alone, even similar ones', () => {
  const other = { type: 'text', title: 'A donor wrote {{ user_name }}' }
  expect(fillVisitorSlots(other, new Map([['user_name', 'x']]))).toBe(other)
})

const present = (...raw: Parameters<typeof slicesOf>) =>
  toSliceViews(slicesOf(...raw), sliceScopeOf(), { placeholders: getPlaceholderValues({}) })
const segment = (key: string) => ({
  slice_type: 'segment',
  primary: { isSegmented: 'Yes' },
  items: [{ key, value: 'yes' }],
})

it('fills a supporter’s answers into text, markup and URLs [S3.75]', async () => {
  const [html, action] = await present(
    {
      slice_type: 'html',
      primary: { html: '<p title="{{ metadata_dog }}">{{ metadata_dog }}</p>' },
    },
    {
      slice_type: 'callToAction',
      primary: { title: '{{ metadata_dog }}' },
      items: [
        { label: 'Go', url: '/x?dog={{ metadata_dog }}' },
        { label: 'Out', url: '{{ metadata_dog }}' },
      ],
    },
  )
  const values = new Map([['metadata_dog', '"><img src=x>javascript:\uD83D']])
  const markup = JSON.stringify(fillVisitorSlots(html, values))
  expect(markup).not.toMatch(/<img|javascript:[^ ]*"\s*on/)
  expect(markup).toContain('&#62;&#60;img')
  const filled = fillVisitorSlots(action, values)
  expect(filled).toMatchObject({ title: values.get('metadata_dog') })
  const addresses = JSON.stringify(filled).match(/"href":"[^"]*"/g)
  const encoded = '%22%3E%3Cimg%20src%3Dx%3Ejavascript%3A%EF%BF%BD'
  expect(addresses).toEqual([`"href":"/x?dog=${encoded}"`, `"href":"${encoded}"`])
})

it('loads answers only if a placeholder or a segment depends on them', async () => {
  expect(dependsOnAnswers(await present({ slice_type: 'text', primary: { title: 'Hello' } }))).toBe(
    false,
  )
  const ours = { slice_type: 'text', primary: { title: 'Hello {{ user_name }}' } }
  expect(dependsOnAnswers(await present(segment('signedIn'), ours))).toBe(false)
  expect(dependsOnAnswers(await present(segment('dog'), ours))).toBe(true)
  const link = { label: 'Go', url: '/x?dog={{ metadata_dog }}' }
  expect(dependsOnAnswers(await present({ slice_type: 'callToAction', items: [link] }))).toBe(true)
})

it.each([
  ['user_name', true],
  ['metadata_dog', true],
  ['superuser_name', false],
  ['user_', false],
  ['user_name!', false],
  ['page_name', false],
])('keeps a placeholder for {{ %s }}: %s', (name, isVisitors) => {
  const values = withVisitorSlots(new Map([[name, 'of the page']]))
  expect(values.get(name) === 'of the page').toBe(!isVisitors)
})

it('fills in lists and groups at any depth, and changes nothing else', () => {
  const slots = withVisitorSlots(new Map())
  const address = `/x?q=${encodeURIComponent(slots.get('user_name') ?? '')}`
  const view = { list: [slots.get('user_name'), null, 7, [true]], group: { address, none: null } }
  expect(fillVisitorSlots(view, new Map([['user_name', "O'Neill"]]))).toEqual({
    list: ["O'Neill", null, 7, [true]],
    group: { address: '/x?q=O%27Neill', none: null },
  })
  expect(fillVisitorSlots(view, new Map())).toMatchObject({ group: { address: '/x?q=' } })
})
