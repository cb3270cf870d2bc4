import { wcagContrast } from 'culori'
import { fuzzRuns } from '@milepost/config/fuzz-runs'
import { assert, property, stringMatching } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buttonFromColours, surfaceFromColours } from './surface-from-colours.ts'

const hex = stringMatching(/^#[0-9a-f]{6}$/)
const of = (variables: Record<string, string> | undefined, role: string) =>
  variables?.[`--milepost-surface-${role}`] ?? ''

describe('surfaceFromColours', () => {
  it('keeps text and controls readable for any two colours [S3.45, S3.47]', () => {
    assert(
      property(hex, hex, hex, (background, foreground, primary) => {
        const design = { colors: { primary } }
        const { variables } =
          surfaceFromColours({ background, foreground }, { design, ground: 'dark' }) ?? {}
        expect(of(variables, 'ground')).toBe(background)
        for (const role of ['text', 'muted', 'heading', 'link'])
          expect(wcagContrast(of(variables, role), background)).toBeGreaterThanOrEqual(4.5)
        for (const role of ['control', 'focus', 'meter-fill'])
          expect(wcagContrast(of(variables, role), background)).toBeGreaterThanOrEqual(3)
        expect(
          wcagContrast(of(variables, 'on-fill'), of(variables, 'fill')),
        ).toBeGreaterThanOrEqual(4.5)
      }),
      { numRuns: fuzzRuns(200, 10_000), seed: 3 },
    )
  })

  it('adjusts an unreadable foreground until it is easy to read', () => {
    const colours = { background: '#e8f5e9', foreground: '#ffffff' }
    const area = surfaceFromColours(colours, { ground: 'dark' })
    expect(wcagContrast(of(area?.variables, 'text'), '#e8f5e9')).toBeGreaterThanOrEqual(7)
  })

  it('keeps a readable foreground, and reports whether its background is dark', () => {
    const area = surfaceFromColours(
      { background: 'navy', foreground: '#ffe9a8' },
      { ground: 'surface' },
    )
    expect([of(area?.variables, 'text'), area?.isDark]).toEqual(['#ffe9a8', true])
    expect(surfaceFromColours({ background: '#fff' }, { ground: 'dark' })?.isDark).toBe(false)
  })

  it('accepts only a foreground, on the theme’s background', () => {
    const design = { colors: { dark: '#0b3c49' } }
    const area = surfaceFromColours({ foreground: '#ffd' }, { design, ground: 'dark' })
    expect([of(area?.variables, 'ground'), of(area?.variables, 'text')]).toEqual([
      '#0b3c49',
      '#ffffdd',
    ])
  })

  it('returns undefined without a colour', () => {
    expect(surfaceFromColours({}, { ground: 'dark' })).toBeUndefined()
    expect(surfaceFromColours({ background: '}x{' }, { ground: 'dark' })).toBeUndefined()
  })
})

describe('buttonFromColours', () => {
  it('keeps the label readable on any background [S3.64]', () => {
    assert(
      property(hex, hex, (background, foreground) => {
        const button = buttonFromColours({ background, foreground })
        expect(of(button, 'fill')).toBe(background)
        expect(wcagContrast(of(button, 'on-fill'), background)).toBeGreaterThanOrEqual(4.5)
      }),
      { numRuns: fuzzRuns(500, 10_000), seed: 5 },
    )
    expect(of(buttonFromColours({ background: '#ffd' }), 'on-fill')).toBe('#000000')
  })

  it('returns undefined without a background', () =>
    expect(buttonFromColours({ foreground: '#fff' })).toBeUndefined())
})
