// @vitest-environment jsdom
import { assert, constantFrom, property, record, string } from 'fast-check'
import { fuzzRuns } from '@milepost/config/fuzz-runs'
import { expect, it } from 'vitest'
import {
  type EmbedData,
  createEmbedCspDirectives,
  embedKinds,
  createEmbedSnippet,
  maxLabelLength,
  parseEmbedOptions,
} from './embed-snippet.ts'

const facts: EmbedData = {
  wanted: { kind: 'page', slug: 'amina' },
  path: 'page/amina',
  name: 'Amina runs',
  url: 'https://run.example/cy/fundraising/amina',
  donateUrl: 'https://run.example/cy/fundraising/amina/donate',
  donate: 'Rhoi',
  source: 'https://run.example/cy',
  origin: 'https://run.example',
  summary: '£123.45 raised of £500',
}
const options = (query: Record<string, string>) =>
  parseEmbedOptions(new URLSearchParams(query), embedKinds)
const parsed = (html: string) => new DOMParser().parseFromString(html, 'text/html')

it('returns a button, a frame and the leaderboards of a site', () => {
  const site: EmbedData = { ...facts, wanted: { kind: 'site' }, path: 'site' }
  const button = parsed(createEmbedSnippet(facts, options({ show: 'donate' }))).querySelector('a')
  expect([button?.href, button?.textContent]).toEqual([facts.donateUrl, 'Rhoi'])
  expect(createEmbedSnippet(site, options({ show: 'teams' }))).toContain(
    '<milepost-leaderboard source="https://run.example/cy" kind="teams"><a ',
  )
  const frame = (of: EmbedData) =>
    parsed(createEmbedSnippet(of, options({ show: 'frame' }))).querySelector('iframe')
  expect(frame(facts)?.src).toBe('https://run.example/cy/embed/frame/page/amina')
  expect(frame(site)?.src).toBe('https://run.example/cy/embed/frame/site')
  expect(frame(site)?.title).toBe('Amina runs: £123.45 raised of £500')
})

it('returns the CSP directives', () =>
  expect(embedKinds.map((show) => createEmbedCspDirectives(facts, show))).toEqual([
    ...Array.from(
      { length: 4 },
      () => 'script-src https://run.example; connect-src https://run.example',
    ),
    'frame-src https://run.example',
  ]))

it('is one element with only these attributes, whatever the name and the options', () => {
  const hostile = constantFrom('"><script>', "'", '&quot;', '</a>', '<!--', ']]>', '\u202E', '--!>')
  const text = string({ unit: 'grapheme', maxLength: 30 })
  const world = record({
    show: constantFrom(...embedKinds),
    name: text,
    slug: text.filter((slug) => slug.trim() !== ''),
    label: text,
    accent: constantFrom('#0b57d0', 'red', '"onload=x'),
    hostile,
  })
  assert(
    property(world, ({ show, name, slug, label, accent, hostile: sign }) => {
      const chosen = options({ show, label: sign + label, accent })
      const called = { ...facts, name: name + sign, wanted: { kind: 'page', slug } } as const
      const { body, head } = parsed(createEmbedSnippet(called, chosen))
      const all = [...head.querySelectorAll('*'), ...body.querySelectorAll('*')]
      const names = all.map(({ localName }) => localName)
      const inner = { frame: ['iframe'] }[show as string]
      const element = { people: 'leaderboard', teams: 'leaderboard' }[show as string] ?? show
      expect(names).toEqual(inner ?? ['script', `milepost-${element}`, 'a'])
      const allowed =
        /^(source|kind|slug|label|locale|accent|style|href|src|type|alt|width|height|title|sandbox|loading)$/
      for (const one of all) {
        for (const attribute of one.getAttributeNames()) expect(attribute).toMatch(allowed)
      }
      const made = body.querySelector(`milepost-${element}`)
      if (made === null) return
      expect(made.getAttribute('label') ?? '').toBe(chosen.attributes.label)
      expect(made.getAttribute('accent') ?? '').toBe(chosen.attributes.accent)
      expect(body.querySelectorAll('a')).toHaveLength(1)
    }),
    { numRuns: fuzzRuns(500) },
  )
})

it('reads valid attributes like the elements do', () => {
  const { show, attributes, wrong } = options({
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

it('omits invalid values and lists them', () => {
  const { show, attributes, wrong, typed } = options({
    show: 'everything',
    label: 'a'.repeat(maxLabelLength + 1),
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

it('offers nothing that the page does not have', () => {
  const { show, wrong } = parseEmbedOptions(new URLSearchParams('show=teams'), ['total', 'frame'])
  expect([show, wrong]).toEqual(['total', ['show']])
})

it('uses the defaults for an empty query', () =>
  expect(options({})).toMatchObject({ show: 'total', wrong: [] }))

it('returns one line of text, and valid codes only, for arbitrary input', () => {
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
    property(query, constantFrom(...embedKinds), (given, usual) => {
      const { show, attributes } = parseEmbedOptions({ get: (name) => given[name as 'label'] }, [
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
