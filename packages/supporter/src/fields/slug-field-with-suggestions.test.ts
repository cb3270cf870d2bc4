import { fuzzRuns } from '@milepost/config/fuzz-runs'
import {
  assert,
  asyncProperty,
  boolean,
  func,
  integer,
  oneof,
  property,
  string,
  stringMatching,
  uniqueArray,
} from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findAvailableSlugs, suggestSlugs } from './slug-field-with-suggestions.tsx'

const about = { campaign: 'River Run', year: 2026, maxLength: 45 }

describe('suggestSlugs', () => {
  it('suggests nothing twice', () => {
    expect(suggestSlugs('otters-of-river-run', about)[0]).toBe('otters-of-river-run-2026')
    expect(suggestSlugs('otters-2026', { ...about, campaign: '' })[0]).toBe('otters-2026-2')
  })

  it('uses whole words of a long campaign, shortened for the slug', () => {
    const campaign = 'The great Northumberland coast relay'
    expect(suggestSlugs('otters', { ...about, campaign })[0]).toBe('otters-the-great')
    const [idea] = suggestSlugs('o'.repeat(45), about)
    expect(idea).toBe(`${'o'.repeat(35)}-river-run`)
  })

  it('suggests valid slugs, each once, and never the taken one', () => {
    const name = oneof(string({ unit: 'grapheme' }), stringMatching(/^[a-zA-Z0-9-]{0,60}$/))
    assert(
      property(name, name, integer({ min: 2000, max: 2099 }), (takenSlug, campaign, year) => {
        const ideas = suggestSlugs(takenSlug, { campaign, year, maxLength: 45 })
        expect(new Set(ideas).size).toBe(ideas.length)
        for (const idea of ideas) {
          expect(idea).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
          expect(idea.length).toBeLessThanOrEqual(45)
          expect(idea).not.toBe(takenSlug.toLowerCase())
        }
      }),
      { numRuns: fuzzRuns(500) },
    )
  })
})

it('findAvailableSlugs returns at most three available slugs in their order', async () => {
  await assert(
    asyncProperty(
      uniqueArray(string(), { maxLength: 12 }),
      func(boolean()),
      async (ideas, decide) => {
        const found = await findAvailableSlugs(ideas, async (idea) => decide(idea))
        expect(found).toEqual(ideas.filter((idea) => decide(idea)).slice(0, 3))
      },
    ),
    { numRuns: fuzzRuns(200) },
  )
})
