import { describe, expect, it } from 'vitest'
import { type ActivityFields, fitnessTypes } from './activity-form.ts'
import { formNow, readTyped } from './activity-form.test-kit.ts'

const orderOf = (fields: Partial<ActivityFields>, startedMs?: number) => {
  const answer = readTyped(fields, startedMs)
  return answer.ok ? answer.order : undefined
}

describe('what is typed for an activity', () => {
  it('offers each kind of activity, and takes anything else for a walk', () => {
    expect(fitnessTypes).toEqual(['walk', 'run', 'ride', 'swim', 'hike', 'wheelchair'])
    for (const type of fitnessTypes) expect(orderOf({ type, distance: '1' })?.type).toBe(type)
    expect(orderOf({ type: 'flight', distance: '1' })?.type).toBe('walk')
  })

  it.each([
    [{ distance: '1' }, [1000, 0, 0]],
    [{ hours: '2' }, [0, 7200, 0]],
    [{ minutes: '3' }, [0, 180, 0]],
    [{ elevation: '40' }, [0, 0, 40]],
  ])('is enough where one figure is there: %j', (fields, figures) => {
    const order = orderOf(fields)
    expect([order?.distanceMetres, order?.durationSeconds, order?.elevationMetres]).toEqual(figures)
  })

  it.each([
    [{ distance: '5000' }, { distance: '5000.1' }, 'distance'],
    [{ hours: '720' }, { hours: '720', minutes: '1' }, 'hours'],
    [{ elevation: '100000' }, { elevation: '100001' }, 'elevation'],
  ])('may be as much as %j, and no more', (most, more, field) => {
    expect(readTyped(most).ok).toBe(true)
    expect(readTyped(more)).toEqual({ ok: false, refused: { field, message: 'logTooMuch' } })
  })

  it.each([
    [{ hours: 'x', distance: '1' }, 'hours', 'logNumber'],
    [{ hours: '-1', distance: '1' }, 'hours', 'logNumber'],
    [{ elevation: 'x', distance: '1' }, 'elevation', 'logNumber'],
    [{ minutes: '-1', distance: '1' }, 'minutes', 'logMinutesRule'],
    [{ distance: '0', hours: '0' }, 'distance', 'logNothing'],
  ] as const)('is refused at its field: %j', (fields, field, message) =>
    expect(readTyped(fields)).toEqual({ ok: false, refused: { field, message } }),
  )
})

describe('the moment of an activity', () => {
  it('is now on this day or without one, and noon of an earlier day', () => {
    expect(orderOf({ distance: '1' })?.createdAt).toBe(formNow)
    expect(orderOf({ distance: '1', date: '' })?.createdAt).toBe(formNow)
    const earlier = orderOf({ distance: '1', date: '2026-06-19' })?.createdAt
    expect(earlier).toEqual(new Date('2026-06-19T12:00:00'))
  })

  it('is that of its file only where that is past, and its day is in the form', () => {
    const soon = formNow.getTime() + 60_000
    expect(orderOf({ distance: '1' }, soon)?.createdAt).toBe(formNow)
    expect(orderOf({ distance: '1' }, formNow.getTime())?.createdAt).toEqual(formNow)
    const morning = new Date('2026-06-20T07:30:00').getTime()
    expect(orderOf({ distance: '1' }, morning)?.createdAt.getTime()).toBe(morning)
    expect(orderOf({ distance: '1', date: '2026-06-18' }, morning)?.createdAt).toEqual(
      new Date('2026-06-18T12:00:00'),
    )
  })
})
