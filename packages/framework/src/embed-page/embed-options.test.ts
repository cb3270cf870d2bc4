import { assert, constantFrom, property, record, string } from 'fast-check'
import { fuzzRuns } from '@milepost/presets/fuzz-runs'
import { expect, it } from 'vitest'
import { embedShows, longestLabel, readEmbedOptions } from './embed-options.ts'

const read = (query: Record<string, string>) =>
  readEmbedOptions(new URLSearchParams(query), embedShows)

it('takes what makes sense, as the elements read it', () => {
  const { show, attributes, wrong } = read({
    show: 'donate',
    label: ' Give  to Amina ',
    locale: 'fr-ca',
    background: '#FFFFFF',
    color: '#161616',
  })
  expect(show).toBe('donate')
  expect(attributes).toEqual({
    label: 'Give  to Amina',
    locale: 'fr-CA',
    background: '#ffffff',
    color: '#161616',
    accent: '',
  })
  expect(wrong).toEqual([])
})

it('leaves out what makes none, and tells', () => {
  const { show, attributes, wrong, typed } = read({
    show: 'everything',
    label: 'a'.repeat(longestLabel + 1),
    locale: 'no language',
    background: 'red',
    color: '#fff',
    accent: 'url(//evil.example)',
  })
  expect(show).toBe('total')
  expect(new Set(Object.values(attributes))).toEqual(new Set(['']))
  expect(wrong).toEqual(['show', 'label', 'locale', 'background', 'color', 'accent'])
  expect(typed.background).toBe('red')
})

it('shows nothing that this page does not have', () => {
  const { show, wrong } = readEmbedOptions(new URLSearchParams('show=teams'), ['total', 'frame'])
  expect([show, wrong]).toEqual(['total', ['show']])
})

it('takes nothing from an empty query', () => {
  expect(read({})).toMatchObject({ show: 'total', wrong: [] })
})

it('gives one line of text and codes alone, whatever is asked', () => {
  const value = string({ unit: 'binary', maxLength: 300 })
  const query = record({
    show: value,
    label: value,
    locale: value,
    background: value,
    color: value,
    accent: value,
  })
  assert(
    property(query, constantFrom(...embedShows), (given, usual) => {
      const { show, attributes } = readEmbedOptions({ get: (name) => given[name as 'label'] }, [
        usual,
      ])
      expect(show).toBe(usual)
      expect(attributes.label).not.toMatch(/[\p{Cc}\p{Surrogate}\u202E\u2066]/u)
      expect(attributes.locale).toMatch(/^[\w-]*$/)
      expect(attributes.accent).toMatch(/^(#[\da-f]{6})?$/)
    }),
    { numRuns: fuzzRuns(500) },
  )
})
