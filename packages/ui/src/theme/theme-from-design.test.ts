import { interpolate, wcagContrast } from 'culori'
import { fuzzRuns } from '@milepost/config/fuzz-runs'
import { assert, jsonValue, property, record, stringMatching } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contrastPairs } from './contrast.ts'
import type { DesignInput } from './design-input.ts'
import { siteColours } from './kit.ts'
import { themeFromDesign } from './theme-from-design.ts'
import { tokens, tokenVariable } from './tokens.ts'

const tideline: DesignInput = {
  colors: { primary: '#E4572E', secondary: '#2E6F57', dark: '#0B3C49', light: '#F6EFE4' },
}
const summit: DesignInput = {
  colors: { primary: '#F5A524', secondary: '#1F4D3A', dark: '#22252B', light: '#DDEBF2' },
}

// Measured with culori's formula, which the theme does not use.
function failures(design: DesignInput): string[] {
  const { variables } = themeFromDesign(design)
  return contrastPairs.flatMap(({ foreground, background, ratio }) => {
    const front = variables[`--${tokenVariable(['color', foreground])}`] ?? ''
    const back = variables[`--${tokenVariable(['color', background])}`] ?? ''
    const measured = wcagContrast(front, back)
    return measured >= ratio ? [] : [`${foreground} ${front} on ${background} ${back}: ${measured}`]
  })
}

const hex = stringMatching(/^#[0-9a-f]{6}$/)
const palettes = record(
  {
    colors: record(
      { primary: hex, secondary: hex, tertiary: hex, dark: hex, light: hex },
      { requiredKeys: [] },
    ),
    background: hex,
  },
  { requiredKeys: ['colors'] },
)

it.each([
  [{}, undefined, undefined],
  [{ container: 960, containerSpace: 64 }, '60rem', '4rem'],
  [{ container: 1, containerSpace: 99_999 }, '20rem', '25rem'],
  [{ container: '}x{', containerSpace: {} as never }, undefined, undefined],
])('the column of %j is %s wide with a gutter of %s [S3.52]', (design, container, gutter) => {
  const { variables } = themeFromDesign(design)
  expect(variables['--milepost-layout-container']).toBe(container)
  expect(variables['--milepost-layout-gutter']).toBe(gutter)
})

describe('the veil over an image', () => {
  it('keeps text readable on white and on black for random palettes', () => {
    assert(
      property(palettes, (design) => {
        const { variables } = themeFromDesign(design)
        const veil = variables['--milepost-color-veil'] ?? ''
        const opacity = Number.parseInt(veil.slice(7) || 'ff', 16) / 255
        for (const picture of ['#ffffff', '#000000']) {
          const ground = interpolate([picture, veil.slice(0, 7)], 'rgb')(opacity)
          const text = variables['--milepost-color-on-dark'] ?? ''
          expect(wcagContrast(text, ground)).toBeGreaterThanOrEqual(4.5)
        }
      }),
      { numRuns: fuzzRuns(500, 10_000), seed: 7 },
    )
  })

  it('is only as dark as necessary', () => {
    expect(themeFromDesign(tideline).variables['--milepost-color-veil']).toBe('#0b3c49b8')
    expect(
      themeFromDesign({ colors: { dark: '#000000' } }).variables['--milepost-color-veil'],
    ).toBe('#0000008a')
  })
})

describe('contrast', () => {
  it('keeps every pair readable for random palettes', () => {
    assert(
      property(palettes, (design) => {
        expect(failures(design)).toEqual([])
      }),
      { numRuns: fuzzRuns(500, 10_000), seed: 7 },
    )
  })

  it.each([
    ['the kit', {}],
    ['tideline', tideline],
    ['summit', summit],
    ['a black page', { background: '#000', colors: { dark: '#000', light: '#fff' } }],
    ['everything one grey', { background: '#777', colors: { primary: '#777', dark: '#777' } }],
  ])('keeps every pair readable for %s', (_, design) => expect(failures(design)).toEqual([]))

  it('keeps text readable over an image behind the page [S3.52]', () => {
    assert(
      property(palettes, (design) => {
        const { variables } = themeFromDesign({ ...design, hasBackgroundImage: true })
        const colour = (name: string) => variables[`--milepost-color-${name}`] ?? ''
        for (const seen of ['#000000', '#ffffff']) {
          const through = interpolate([seen, colour('page')], 'rgb')(0.9)
          expect(wcagContrast(colour('text'), through)).toBeGreaterThanOrEqual(4.5)
          expect(wcagContrast(colour('text-muted'), through)).toBeGreaterThanOrEqual(4.45)
          expect(wcagContrast(colour('primary-text'), through)).toBeGreaterThanOrEqual(4.45)
        }
      }),
      { numRuns: fuzzRuns(200, 5000), seed: 13 },
    )
  })

  it('keeps every pair readable in dark windows too', () => {
    assert(
      property(palettes, (design) => {
        expect(failures({ ...design, scheme: 'dark' })).toEqual([])
      }),
      { numRuns: fuzzRuns(200, 10_000), seed: 11 },
    )
  })

  it('supports dark mode only if the site enables it', () => {
    const dark = themeFromDesign({ ...tideline, scheme: 'dark' }).variables
    const { css, variables } = themeFromDesign({ ...tideline, scheme: 'auto' })
    const [light, rule] = css.split('@media (prefers-color-scheme:dark)')
    expect(variables).toEqual(themeFromDesign(tideline).variables)
    expect(light).toContain('color-scheme:light dark')
    expect(rule).toContain(`--milepost-color-page:${dark['--milepost-color-page']}`)
    expect(wcagContrast(dark['--milepost-color-page'] ?? '', '#000')).toBeLessThan(1.5)
    for (const scheme of [undefined, '', 'night', '}body{display:none', 7, {} as never])
      expect(themeFromDesign({ ...tideline, scheme }).css).toBe(themeFromDesign(tideline).css)
  })

  it('reports changes with the contrast', () => {
    const { changes, variables } = themeFromDesign(summit)
    expect(changes.map((change) => change.message)).toContain(
      'white on #F5A524 has 2.0:1; text on primary is now #22252B',
    )
    expect(variables['--milepost-color-primary']).toBe('#f5a524')
    expect(variables['--milepost-color-on-primary']).toBe('#22252b')
  })

  it('prefers another brand colour for links to an adjusted one', () =>
    expect(themeFromDesign(summit).variables['--milepost-color-primary-text']).toBe('#1f4d3a'))

  it('darkens a fill that is almost dark enough for white text', () => {
    const { variables, changes } = themeFromDesign(tideline)
    expect(variables['--milepost-color-on-primary']).toBe('#ffffff')
    expect(wcagContrast('#fff', variables['--milepost-color-primary'] ?? '')).toBeGreaterThan(4.5)
    expect(changes.find((change) => change.token === 'color.primary')?.from).toBe('#e4572e')
  })

  it('keeps a readable palette', () =>
    expect(themeFromDesign({ colors: { primary: '#0B3C49' } }).changes).toEqual([]))
})

describe('variables', () => {
  it('sets every role of the contract', () => {
    const expected = Object.entries({ ...tokens, layout: {} }).flatMap(([group, roles]) =>
      Object.keys(roles).map((role) => `--${tokenVariable([group, role])}`),
    )
    expect(Object.keys(themeFromDesign({}).variables).toSorted()).toEqual(expected.toSorted())
  })

  it('defaults to the kit and the default colours of a site [S9.26] [S9.27] [S9.28] [S9.30]', () => {
    expect(themeFromDesign().variables).toMatchObject({
      '--milepost-color-primary': '#1667d9',
      '--milepost-color-secondary': '#7a04dd',
      // Dark enough for text.
      '--milepost-color-danger': '#c43f3e',
      '--milepost-color-success': '#1c7f23',
      '--milepost-color-dark': '#272727',
      '--milepost-color-page': '#ffffff',
      '--milepost-font-body-family': expect.stringMatching(/^"Inter", /),
      '--milepost-radius-small': '0.175rem',
      '--milepost-radius-medium': '0.25rem',
    })
    const { success, danger } = siteColours
    expect(themeFromDesign({ colors: { success, danger } }).variables).toMatchObject({
      '--milepost-color-success': '#007733',
      '--milepost-color-danger': '#cc0000',
    })
  })

  it('uses fonts, upper case, spacing and radius of the design', () => {
    const { variables } = themeFromDesign({
      fonts: {
        head: { family: 'Barlow Condensed', weight: '700', uppercase: 'Yes', spacing: '0.02' },
        body: { family: "'Barlow', sans-serif" },
      },
      buttons: { radius: '12' },
    })
    expect(variables).toMatchObject({
      '--milepost-font-head-family': expect.stringMatching(/^"Barlow Condensed", system-ui/),
      '--milepost-font-head-weight': '700',
      '--milepost-font-head-transform': 'uppercase',
      '--milepost-font-head-spacing': '0.02em',
      '--milepost-font-body-family': '"Barlow", sans-serif',
      '--milepost-radius-button': '12px',
      '--milepost-radius-small': '6px',
    })
  })

  it('ends a serif family with serif', () => {
    const { variables } = themeFromDesign({ fonts: { head: { family: 'Fraunces' } } })
    expect(variables['--milepost-font-head-family']).toBe(
      '"Fraunces", Georgia, "Times New Roman", serif',
    )
  })

  it('sets edge and pattern on the root element, and ignores other values', () => {
    expect(themeFromDesign({ edge: 'Wave', pattern: 'contours' }).attributes).toEqual({
      'data-edge': 'wave',
      'data-pattern': 'contours',
    })
    expect(themeFromDesign({ edge: '"><script>' }).attributes['data-edge']).toBe('none')
  })
})

describe('hostile values', () => {
  const hostile = [
    'red;}body{display:none',
    'url(javascript:alert(1))',
    '</style><script>alert(1)</script>',
    'expression(alert(1))',
    'var(--x)',
    '#12',
    'x'.repeat(100_000),
    '\u0000',
    'calc(1px);}',
    '"; } * { color: red',
  ]

  it.each(hostile)('cannot leave their variable: %.40s', (value) => {
    const font = { family: value, weight: value, uppercase: value, spacing: value }
    const theme = themeFromDesign({
      colors: { primary: value, secondary: value, tertiary: value, dark: value, light: value },
      fonts: { head: font, body: font, button: font },
      buttons: {
        radius: value,
        borderWidth: value,
        borderColor: value,
        spacing: value,
        fontSize: value,
      },
      background: value,
      edge: value,
      pattern: value,
    })
    expect(theme.css.match(/[{}]/g)).toEqual(['{', '}'])
    expect(theme.css).not.toMatch(/[<>\\]|url\(|script|expression/)
    expect(theme.variables['--milepost-color-primary']).toBe('#1667d9')
    expect(theme.changes.some((change) => change.message.includes('is not a colour'))).toBe(true)
  })

  it('accepts any JSON and returns only validated values', () => {
    assert(
      property(jsonValue(), jsonValue(), (one, two) => {
        const design = { colors: one, fonts: { head: two, body: one }, buttons: two, edge: one }
        const { css } = themeFromDesign(design as unknown as DesignInput)
        expect(css).toMatch(/^:root\{(?:--milepost-[a-z0-9-]+:[\p{L}\p{N} #.,"%_-]+;?)+\}$/u)
      }),
    )
  })

  it('ignores an object that cannot be converted to text', () => {
    const trap = { toString: null, valueOf: null }
    for (const value of [trap, [trap], Object.create(null) as unknown]) {
      const design = {
        colors: { primary: value, dark: value },
        fonts: { head: { family: value, weight: value, spacing: value, uppercase: value } },
        buttons: { radius: value, borderColor: value },
        background: value,
        edge: value,
        pattern: value,
      }
      expect(themeFromDesign(design as unknown as DesignInput).css).toContain(':root{')
    }
  })

  it('parses colours in every CSS notation', () => {
    for (const primary of ['#07c', 'rgb(0 119 204)', 'hsl(205 100% 40%)', ' #0077CC ']) {
      expect(themeFromDesign({ colors: { primary } }).variables['--milepost-color-primary']).toBe(
        '#0077cc',
      )
    }
  })
})
