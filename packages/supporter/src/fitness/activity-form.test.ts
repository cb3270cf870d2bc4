import { describe, expect, it } from 'vitest'
import { readTyped } from './activity-form.test-kit.ts'

describe('readActivity', () => {
  it('understands miles and feet', () => {
    const answer = readTyped({ unit: 'imperial', distance: '3.1', elevation: '1000' })
    expect(answer.ok && answer.order.distanceMetres).toBeCloseTo(4988.97, 1)
    expect(answer.ok && answer.order.elevationMetres).toBeCloseTo(304.8, 3)
  })

  it.each([
    [{}, 'distance', 'logNothing'],
    [{ distance: 'far' }, 'distance', 'logNumber'],
    [{ distance: '-5' }, 'distance', 'logNumber'],
    // A comma that the field's language has no use for may mean thousands.
    [{ distance: '3,1' }, 'distance', 'logNumber'],
    [{ elevation: '1,000' }, 'elevation', 'logNumber'],
    [{ distance: 'Infinity' }, 'distance', 'logNumber'],
    [{ distance: '1e9' }, 'distance', 'logTooMuch'],
    [{ minutes: 'x' }, 'minutes', 'logMinutesRule'],
    [{ hours: '9999' }, 'hours', 'logTooMuch'],
    [{ elevation: '200000' }, 'elevation', 'logTooMuch'],
    [{ distance: '5', date: '2026-06-21' }, 'date', 'logFuture'],
    [{ distance: '5', date: '0000-99-99' }, 'date', 'logFuture'],
  ] as const)('refuses %j at its field', (fields, field, message) =>
    expect(readTyped(fields)).toEqual({ ok: false, refused: { field, message } }),
  )
})
