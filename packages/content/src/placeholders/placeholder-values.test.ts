import { describe, expect, it } from 'vitest'
import { placeholderValues } from './placeholder-values.ts'

const firstName = (name: string, donor?: string) =>
  placeholderValues({
    query: new URLSearchParams({ name }),
    donation: donor === undefined ? undefined : { name: donor },
  }).get('first_name')

it('the first name of a donor is that of the query’s name, before the donation’s', () => {
  expect(firstName('  Ann  Lee ', 'Bob Hall')).toBe('Ann')
  expect(firstName('   ', 'Bob Hall')).toBe('Bob')
  expect(firstName('', '  Bob Hall')).toBe('Bob')
  expect(firstName('')).toBe('')
})

describe('what fills no sentence', () => {
  it('is what is neither text, number nor yes or no, unless it has a name', () => {
    const values = placeholderValues({
      page: { charity: { name: 'Ours' }, event: { name: 7 }, campaign: ['x'], slug: '', id: null },
    })
    expect(values.get('charity')).toBe('Ours')
    for (const key of ['event', 'campaign', 'slug', 'id']) expect(values.get(key)).toBe('')
    expect([values.has('page_event'), values.has('page_slug')]).toEqual([false, false])
  })

  it('is what no placeholder is called', () =>
    expect(placeholderValues({ donation: { weather: 'rain' } }).has('weather')).toBe(false))
})
