import { describe, expect, it } from 'vitest'
import { reportLines } from './report-lines.ts'

const figures = [
  { row: 1, measure: 'one call', value: 21.4, unit: 'kB' },
  { row: 7, measure: 'button, script', value: 1.7, unit: 'kB' },
  { row: 7, measure: 'button, style', value: 3.2, unit: 'kB' },
  { row: 19, measure: 'a, performance', value: 100, unit: '' },
  { row: 19, measure: 'b, performance', value: 97, unit: '' },
  { row: 20, measure: 'broken', value: Number.NaN, unit: '/s' },
]

describe('reportLines', () => {
  const verdict = (target: Parameters<typeof reportLines>[0][number]) =>
    reportLines([target], figures)[0]

  it('tells what is reached and what falls short', () => {
    expect(verdict({ row: 1, what: 'x', limit: 21.8, by: '' })?.verdict).toBe('reached')
    expect(verdict({ row: 1, what: 'x', limit: 20, by: '' })?.verdict).toBe('falls short')
  })

  it('takes the figures that a measure names, and the worst of them', () => {
    expect(verdict({ row: 7, measure: 'script', what: 'x', limit: 3, by: '' })?.verdict).toBe(
      'reached',
    )
    expect(verdict({ row: 7, what: 'x', limit: 3, by: '' })?.verdict).toBe('falls short')
    expect(verdict({ row: 19, what: 'x', limit: 100, atLeast: true, by: '' })).toMatchObject({
      found: '100, 97',
      verdict: 'falls short',
    })
  })

  it('never counts what is not a number, and says what was not measured', () => {
    expect(verdict({ row: 20, what: 'x', limit: 1, by: 'npm run load' })).toMatchObject({
      found: 'npm run load',
      verdict: 'not measured',
    })
    expect(verdict({ row: 30, what: 'x', by: 'a test' })?.verdict).toBe('shown by a test')
  })
})
