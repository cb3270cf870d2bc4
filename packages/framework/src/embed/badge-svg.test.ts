// @vitest-environment node
import { assert, property, string } from 'fast-check'
import { fuzzRuns } from '@milepost/presets/fuzz-runs'
import { parseDocument } from 'htmlparser2'
import { expect, it } from 'vitest'
import { badgeSvg } from './badge-svg.ts'
import { brandColours } from './brand-colours.ts'
import { embedded } from './embedded.test-kit.ts'

const colours = brandColours({ design: {} as never })

it('says what it is of and the amount, for the eye and in its title', () => {
  const svg = badgeSvg(embedded(), colours)
  expect(svg).toContain('<title id="t">Amina runs: £123.45 raised of £500</title>')
  expect(svg).toContain('>£123.45 raised of £500</text>')
  expect(svg).toContain('>Amina runs</text>')
  expect(svg).toContain('width="69.12"')
  expect(svg).toContain('xml:lang="en-GB"')
})

it('has no bar without a target, and says the time of figures that are old', () => {
  const svg = badgeSvg(
    { ...embedded(), barPercent: undefined, asOf: 'Figures from 2 hours ago' },
    colours,
  )
  expect(svg.match(/<rect/g)).toHaveLength(1)
  expect(svg).toContain('>Figures from 2 hours ago · Amina')
})

it('cuts a long name with an ellipsis, and an amount never', () => {
  const name = 'A walk all the way from the sea to the mountains and back again'
  const summary = '£1,234,567,890.12 raised of £9,999,999,999.99'
  const { total, ...rest } = embedded()
  const text = { ...total.text, summary }
  const svg = badgeSvg({ ...rest, name, total: { ...total, text } }, colours)
  expect(svg).toMatch(/>A walk all the way from [^<]+…<\/text>/)
  expect(svg).toContain(`textLength="288" lengthAdjust="spacingAndGlyphs">${summary}</text>`)
})

it('begins at the right where it is written so', () => {
  const svg = badgeSvg({ ...embedded(), name: 'ريم تركض' }, colours)
  expect(svg).toContain('x="304" direction="rtl"')
})

it('shows whatever somebody is called as text', () => {
  assert(
    property(string({ unit: 'binary' }), (name) => {
      const svg = badgeSvg({ ...embedded(), name: `<script>${name}"&]]>` }, colours)
      const elements = parseDocument(svg, { xmlMode: true }).childNodes
      expect(elements).toHaveLength(1)
      expect(svg.match(/<(?!\/|title|svg|rect|text)/g)).toBeNull()
    }),
    { numRuns: fuzzRuns(300) },
  )
})
