import { expect, it } from 'vitest'
import { svgText } from './svg-text.ts'
import { wholeNumberSvg } from './whole-number-svg.ts'

it('writes numbers with one decimal at most', () => {
  expect(svgText`M${1 / 3} ${2}L${-0.01} ${10.25}`).toBe('M0.3 2L0 10.3')
})

it('writes whole numbers only, where asked', () => {
  expect(wholeNumberSvg`M${1.5} ${-0.2}h${9.49}`).toBe('M2 0h9')
})

it('writes 0 for what is no number', () => {
  expect(svgText`${Number.NaN} ${Number.POSITIVE_INFINITY}`).toBe('0 0')
  expect(wholeNumberSvg`${Number.NaN}`).toBe('0')
})
