import { fuzzRuns } from '@milepost/config/fuzz-runs'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { toDrawableText } from '../../services/drawable-text.ts'
import { measureWords, misplacedWords } from './measure-words.test-kit.ts'
import { createMeasure, sampleCard } from './sample-card.test-kit.ts'
import type { ShareCard } from '../../services/share-cards.ts'

const renderer = await createMeasure()
const wordsOf = (card: ShareCard) => measureWords(card, renderer)

const parts = fc.oneof(
  fc.constantFrom(
    'Maya',
    'Łukasz',
    'Ŵyn',
    'Zoë',
    'Ελένη',
    'Дмитрий',
    'ליאור',
    'ليلى',
    'of',
    'the',
    '&',
    '10,000',
    '😀',
    '🏴󠁧󠁢󠁷󠁬󠁳󠁿',
    '山田',
    'Donaudampfschifffahrtsgesellschaft',
    'W'.repeat(60),
    'i'.repeat(60),
    'مستشفياتهم'.repeat(6),
  ),
  fc.string({ maxLength: 20, unit: 'grapheme' }),
)
const name = fc
  .array(parts, { minLength: 1, maxLength: 9 })
  .map((messages) => messages.join(' ').slice(0, 60))
const amount = fc.bigInt({ min: 1n, max: 10n ** 12n }).map((value) => `£${value.toString()}`)

it('truncates no word and overlaps no texts, for any name and amount', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.record({
        title: name,
        kicker: name,
        amount,
        ofTarget: amount.map((text) => `raised of ${text}`),
        notes: fc.tuple(name, name),
        barPercent: fc.option(fc.integer({ min: 0, max: 100 }), { nil: undefined }),
        isRightToLeft: fc.boolean(),
        isUppercase: fc.boolean(),
        scale: fc.constantFrom(1, 1.16),
      }),
      async ({ isUppercase, scale, ...given }) => {
        const plain = sampleCard()
        const head = { ...plain.style.head, isUppercase, scale }
        const card = sampleCard({
          ...given,
          title: toDrawableText(given.title) || 'Walk the Tideline',
          kicker: toDrawableText(given.kicker),
          notes: [toDrawableText(given.notes[0]), toDrawableText(given.notes[1])],
          style: { ...plain.style, head },
        })
        expect(misplacedWords(card, await wordsOf(card))).toEqual([])
      },
    ),
    { numRuns: fuzzRuns(100) },
  )
})

it('uses a large size for a short name and a small one for a long name', async () => {
  const size = async (title: string) => (await wordsOf(sampleCard({ title }))).fit.title
  const [short, long] = [await size('Maya'), await size('The Mountaineering Society of Upper Dale')]
  expect(short).toBeGreaterThan(long)
  expect(long).toBeGreaterThanOrEqual(33)
})

it('uses the same size for text of the opposite direction as on its own page', async () => {
  const title = 'Maya Łukasz Smith walks'
  const size = async (isRightToLeft: boolean) =>
    (await wordsOf(sampleCard({ title, isRightToLeft }))).fit.title
  expect(await size(true)).toBe(await size(false))
})

it('breaks a word only if it does not fit at the smallest size', async () => {
  const fits = (await wordsOf(sampleCard({ title: 'Donaudampfschiff' }))).fit
  expect(fits.breaksWords).toBe(false)
  expect((await wordsOf(sampleCard({ title: 'W'.repeat(60) }))).fit.breaksWords).toBe(true)
})

it('omits the second of two notes that do not fit side by side', async () => {
  const long = 'many words about how much of the target there is'
  const { fit, words } = await wordsOf(sampleCard({ notes: [long, long] }))
  expect(fit.shownNotes).toBe(1)
  expect(words.filter(({ text }) => text === long)).toHaveLength(1)
})
