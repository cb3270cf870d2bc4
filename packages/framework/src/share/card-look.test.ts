import { fuzzRuns } from '@milepost/presets/fuzz-runs'
import { parseSite } from '@milepost/content'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { cardLook } from './card-look.ts'

const siteOf = (data: object) => parseSite({ uid: 'test', data }).site

/** Contrast by WCAG 2. */
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [one, other].map(luminance).toSorted((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

it('keeps what a card says readable on any brand [S9.09]', () => {
  const colour = fc
    .integer({ min: 0, max: 0xffffff })
    .map((value) => `#${value.toString(16).padStart(6, '0')}`)
  fc.assert(
    fc.property(
      colour,
      colour,
      colour,
      colour,
      colour,
      (primary, secondary, tertiary, dark, light) => {
        const look = cardLook(
          siteOf({
            'design-colors-primary': primary,
            'design-colors-secondary': secondary,
            'design-colors-tertiary': tertiary,
            'design-colors-dark': dark,
            'design-colors-light': light,
          }),
        )
        for (const text of [look.text, look.mutedText, look.accentText]) {
          expect(contrast(text, look.ground)).toBeGreaterThanOrEqual(4.5)
        }
        expect(contrast(look.bar, look.ground)).toBeGreaterThanOrEqual(3)
      },
    ),
    { numRuns: fuzzRuns(200) },
  )
})

it('has the fonts of the site that a card uses, from the site itself', () => {
  const font = (family: string, file: string, more: object = {}) => ({
    type: 'external',
    family,
    url: `https://content.example/${file}`,
    weight: 600,
    style: 'normal',
    ...more,
  })
  const look = cardLook(
    siteOf({
      'design-fonts-head-family': 'Fraunces',
      'design-fonts-head-weight': 600,
      'design-webfonts': [
        font('Fraunces', 'a.woff2'),
        font('fraunces', 'b.woff2', { range: 'U+100-17F,U+1E9E' }),
        font('Other', 'c.woff2'),
        font('Fraunces', 'd.woff2', { style: 'italic' }),
      ],
    }),
  )
  expect(look.head).toMatchObject({ families: ['Fraunces', 'Times New Roman'], weight: 600 })
  expect(look.fonts.map(({ path, ranges }) => [path, ranges])).toEqual([
    ['/media/https/content.example/a.woff2', []],
    [
      '/media/https/content.example/b.woff2',
      [
        [0x100, 0x17f],
        [0x1e9e, 0x1e9e],
      ],
    ],
  ])
})
