import { expect, it } from 'vitest'
import { colourDistance, mixColours } from './mix-colours.ts'

it('mixes by the share of the second colour', () => {
  expect(mixColours('#000000', '#ffffff', 0)).toBe('#000000')
  expect(mixColours('#000000', '#ffffff', 0.5)).toBe('#808080')
  expect(mixColours('#0b3c49', '#e4572e', 1)).toBe('#e4572e')
})

it('keeps the share within 0 and 1', () => {
  expect(mixColours('#102030', '#ffffff', -3)).toBe('#102030')
  expect(mixColours('#102030', '#ffffff', 7)).toBe('#ffffff')
})

it('answers a colour whatever it is given', () => {
  expect(mixColours('url(#x)', '"><script>', Number.NaN)).toMatch(/^#[0-9a-f]{6}$/)
})

it('tells near colours from far ones', () => {
  expect(colourDistance('#ffffff', '#ffffff')).toBe(0)
  expect(colourDistance('#ffffff', '#000000')).toBeGreaterThan(700)
  expect(colourDistance('#f7d9c4', '#f2c9ac')).toBeLessThan(60)
})
