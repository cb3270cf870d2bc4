import { type Arbitrary, assert, integer, property, record, tuple } from 'fast-check'
import { fuzzRuns } from '@milepost/config/fuzz-runs'
import { expect, it } from 'vitest'
import { type Colour, contrast, parseColour, readableColours } from './colours.ts'

const colour = tuple(
  ...[0, 1, 2].map(() => integer({ min: 0, max: 255 })),
) as unknown as Arbitrary<Colour>

it('readableColours guarantees the contrast of text, links, bar and button for any colours', () => {
  const wanted = record({ background: colour, text: colour, accent: colour }, { requiredKeys: [] })
  assert(
    property(wanted, (colours) => {
      const { background, text, link, fill, label } = readableColours(colours)
      expect(contrast(text, background)).toBeGreaterThanOrEqual(4.5)
      expect(contrast(link, background)).toBeGreaterThanOrEqual(4.5)
      expect(contrast(fill, background)).toBeGreaterThanOrEqual(3)
      expect(contrast(label, fill)).toBeGreaterThanOrEqual(4.5)
    }),
    { numRuns: fuzzRuns(2000) },
  )
})

it('readableColours keeps colours with enough contrast', () => {
  const [background, text, accent] = [
    [255, 255, 255],
    [60, 60, 60],
    [180, 0, 40],
  ] as const
  expect(readableColours({ background, text, accent })).toMatchObject({
    background,
    text,
    link: accent,
    fill: accent,
    label: [255, 255, 255],
  })
})

it('readableColours raises text to 7:1 and a link to the minimum', () => {
  const background = [255, 255, 255] as const
  const yellow = [255, 220, 0] as const
  const { text, link } = readableColours({ background, text: yellow, accent: yellow })
  expect(contrast(text, background)).toBeGreaterThanOrEqual(7)
  expect(contrast(link, background)).toBeLessThan(5)
})

it('contrast follows WCAG', () => {
  expect(contrast([0, 0, 0], [255, 255, 255])).toBe(21)
  expect(contrast([119, 119, 119], [255, 255, 255])).toBeCloseTo(4.48, 2)
})

it('parseColour accepts six-digit hex colours only', () => {
  expect(parseColour('#0B57d0')).toEqual([11, 87, 208])
  for (const text of ['', 'teal', '#fff', '#0b57d0ff', 'rgb(1, 2, 3)', '#0b57dg', 'url(//x)'])
    expect(parseColour(text)).toBeUndefined()
})
