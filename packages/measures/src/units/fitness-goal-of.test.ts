import { describe, expect, it } from 'vitest'
import { fitnessGoalOf } from './fitness-goal-of.ts'

describe('fitnessGoalOf', () => {
  it('passes metres through in the default unit custom, with one decimal [S3.12]', () => {
    expect(fitnessGoalOf('100000')).toBe('100000.0')
    expect(fitnessGoalOf(8849, 'custom')).toBe('8849.0')
  })

  it('converts to the goal unit and shows one decimal [S3.12]', () => {
    expect(fitnessGoalOf(42_195, 'km')).toBe('42.2')
    expect(fitnessGoalOf('42195', 'miles')).toBe('26.2')
    expect(fitnessGoalOf(100, 'feet')).toBe('328.1')
  })

  it.each([0, -5, '', 'far', null, undefined, Number.NaN, Infinity, {}, []])(
    'does not count %j as a goal [S3.13]',
    (value) => {
      expect(fitnessGoalOf(value as never, 'km')).toBeUndefined()
    },
  )
})
