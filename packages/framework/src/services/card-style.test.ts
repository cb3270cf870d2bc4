import { fuzzRuns } from '@milepost/config/fuzz-runs'
import { parseSite } from '@milepost/content'
import * as fc from 'fast-check'
import { contrast, type Hex, mixColours } from '@milepost/ui/theme'
import { expect, it } from 'vitest'
import { getCardStyle } from './card-style.ts'

const siteOf = (data: object) => parseSite({ uid: 'test', data }).site

it('keeps texts readable on any brand colour [S9.09]', () => {
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
        const look = getCardStyle(
          siteOf({
            'design-colors-primary': primary,
            'design-colors-secondary': secondary,
            'design-colors-tertiary': tertiary,
            'design-colors-dark': dark,
            'design-colors-light': light,
          }),
        )
        for (const text of [look.text, look.mutedText, look.accentText]) {
          const line = mixColours(look.text as Hex, look.ground as Hex, look.patternOpacity)
          expect(contrast(text as Hex, look.ground as Hex)).toBeGreaterThanOrEqual(4.5)
          expect(contrast(text as Hex, line)).toBeGreaterThanOrEqual(4.5)
        }
        expect(contrast(look.bar as Hex, look.ground as Hex)).toBeGreaterThanOrEqual(3)
      },
    ),
    { numRuns: fuzzRuns(200) },
  )
})

it('uses the site’s fonts, served by the site', () => {
  const font = (family: string, file: string, more: object = {}) => ({
    type: 'external',
    family,
    url: `https://content.example/${file}`,
    weight: 600,
    style: 'normal',
    ...more,
  })
  const look = getCardStyle(
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
