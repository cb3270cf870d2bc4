import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { readability } from './readability.ts'

/** Limits of docs/writing.md for guides that editors and supporters read. */
const maxMeanWords = 17
const maxGrade = 9

it.each(['for-editors', 'for-supporters'])('%s.md is easy to read', (guide) => {
  const file = new URL(`../../../../docs/guides/${guide}.md`, import.meta.url)
  const { meanWords, grade } = readability(readFileSync(file, 'utf8'))
  expect(meanWords).toBeGreaterThan(0)
  expect(meanWords).toBeLessThanOrEqual(maxMeanWords)
  expect(grade).toBeLessThanOrEqual(maxGrade)
})

it('gives a high grade to long sentences of rare words', () => {
  const text =
    'Notwithstanding the aforementioned considerations regarding interoperability, implementers should endeavour to accommodate heterogeneous infrastructural configurations, whose idiosyncrasies necessitate comprehensive documentation.'
  expect(readability(text).grade).toBeGreaterThan(maxGrade)
})

it('counts no headings, tables and code', () =>
  expect(readability('# A title of a page\n\n| a | b |\n|---|---|\n\n```\na b c\n```')).toEqual({
    meanWords: 0,
    grade: 0,
  }))
