import { fuzzRuns } from '@milepost/presets/fuzz-runs'
import type { MeasuredNode } from '@takumi-rs/wasm'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { cardNodes } from './card-nodes.ts'
import { wordsWidth } from './card-text.ts'
import { drawableText } from './drawable-text.ts'
import { fitCard } from './fit-card.ts'
import { createMeasure, sampleCard } from './sample-card.test-kit.ts'
import { cardSize, type ShareCard } from './share-card.ts'

const renderer = await createMeasure()

/** The space behind a line's last word may stand outside: it is nothing to see. In pixels. */
const space = 26

/** Boxes of words as they stand on the card, from top to bottom. */
async function wordsOf(card: ShareCard) {
  const fit = await fitCard(card, false, renderer)
  const measured = await renderer.measure(cardNodes(card, fit, { picture: false, logo: false }))
  const words: { text: string; left: number; right: number; top: number; bottom: number }[] = []
  const visit = ({ transform, height, runs, children }: MeasuredNode) => {
    const [, , , , left, top] = transform
    if (runs.length > 0) {
      words.push({
        text: runs.map(({ text }) => text.trim()).join(' '),
        left: left + Math.min(...runs.map(({ x }) => x)),
        // As far as they are measured; see `space`.
        right: left + Math.max(...runs.map(({ x, width }) => x + width)),
        top,
        bottom: top + height,
      })
    }
    children.forEach(visit)
  }
  visit(measured)
  return { fit, words }
}

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
  .map((words) => words.join(' ').slice(0, 60))
const amount = fc.bigInt({ min: 1n, max: 10n ** 12n }).map((value) => `£${value.toString()}`)

it('cuts no word off and lets none stand over another, whatever the name and the amount', async () => {
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
        const head = { ...plain.look.head, isUppercase, scale }
        const card = sampleCard({
          ...given,
          title: drawableText(given.title) || 'Walk the Tideline',
          kicker: drawableText(given.kicker),
          notes: [drawableText(given.notes[0]), drawableText(given.notes[1])],
          look: { ...plain.look, head },
        })
        const { fit, words } = await wordsOf(card)
        const [start, end] = card.isRightToLeft
          ? [cardSize.width - 64 - wordsWidth, cardSize.width - 64]
          : [64, 64 + wordsWidth]
        const outside = words.filter(
          ({ left, right, top, bottom }) =>
            left < start - space ||
            right > end + space ||
            top < 40 ||
            bottom > cardSize.height - 40,
        )
        // The notes stand beside each other; the others below each other.
        const column = words.slice(0, words.length - fit.shownNotes)
        const notes = words.slice(column.length).toSorted((a, b) => a.left - b.left)
        const over = [
          ...column.filter(({ top }, index) => top < (column[index - 1]?.bottom ?? 0) - 1),
          ...notes.filter(({ left }, index) => index > 0 && left <= (notes[index - 1]?.right ?? 0)),
        ]
        expect({ outside, over }).toEqual({ outside: [], over: [] })
      },
    ),
    { numRuns: fuzzRuns(100) },
  )
})

it('sets a short name large and a long one small', async () => {
  const size = async (title: string) => (await wordsOf(sampleCard({ title }))).fit.title
  const [short, long] = [
    await size('Maya'),
    await size('The Mountaineering Society of Upper and Lower Dale'),
  ]
  expect(short).toBeGreaterThan(long)
  expect(long).toBeGreaterThanOrEqual(33)
})

it('breaks a word only where it has no room in the smallest letters', async () => {
  const fits = (await wordsOf(sampleCard({ title: 'Donaudampfschiff' }))).fit
  expect(fits.breaksWords).toBe(false)
  const tooLong = (await wordsOf(sampleCard({ title: 'W'.repeat(60) }))).fit
  expect(tooLong.breaksWords).toBe(true)
})

it('leaves out the second of two notes that have no room beside each other', async () => {
  const long = 'many words about how much of the target there is'
  const { fit, words } = await wordsOf(sampleCard({ notes: [long, long] }))
  expect(fit.shownNotes).toBe(1)
  expect(words.filter(({ text }) => text === long)).toHaveLength(1)
})
