import { parsePage } from '@milepost/platform'
import { pageWire } from '@milepost/platform/testing'
import { describe, expect, it } from 'vitest'
import { platformOf, scopeOf, slicesOf } from '../slices/slice.test-kit.ts'
import { placeholderPage, placeholderProject, placeholdersOf } from './page-placeholders.ts'

const url = (query = '') => new URL(`http://site.example/thank-you${query}`)
const donation = { id: '1024', amount: 25, name: 'Siân Price', anonymous: false } as never

describe('what placeholders are filled with', () => {
  it('is the donation of the address: its id, amount and name [S3.01]', () => {
    const values = placeholdersOf({ url: url(), donation, page: { id: '7', name: 'A page' } })
    expect(
      ['id', 'amount', 'amount_x3', 'name', 'first_name'].map((key) => values.get(key)),
    ).toEqual(['1024', '25', '75', 'Siân Price', 'Siân'])
  })

  it('is first of all what the query says', () => {
    const values = placeholdersOf({ url: url('?amount=40&name=Ann'), donation, page: undefined })
    expect([values.get('amount'), values.get('name')]).toEqual(['40', 'Ann'])
  })

  it('keeps the name of who wishes to stay unnamed', () => {
    const hidden = { ...(donation as object), anonymous: true } as never
    expect(placeholdersOf({ url: url(), donation: hidden, page: undefined }).get('name')).toBe('')
  })

  it('says a page’s money with its sign, and its story as words', () => {
    const platform = platformOf({})
    const page = parsePage(platform, { ...pageWire(), story: '<p>For the <b>sea</b>.</p>' })
    const options = { currency: 'GBP', country: 'gb', url: 'http://site.example/x' }
    expect(placeholderPage(page, options)).toMatchObject({
      raised: expect.stringMatching(/^£/),
      story: 'For the sea.',
      url: 'http://site.example/x',
    })
  })

  it('asks nothing of the platform for a page without placeholders', async () => {
    const asked = { summary: () => Promise.reject(new Error('asked')) } as never
    const slices = slicesOf({ slice_type: 'text', primary: { title: 'No slots here' } })
    expect(await placeholderProject(scopeOf({ project: asked }), slices)).toBeUndefined()
  })
})
