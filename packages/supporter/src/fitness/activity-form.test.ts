import { describe, expect, it } from 'vitest'
import { emptyFields, formNow, readTyped } from './activity-form.test-kit.ts'
import { type ActivityFields, createRouteFormFiller, fitnessTypes } from './activity-form.ts'
import { createForm } from '@milepost/forms'
import type { RouteFile } from './read-route-file.ts'

describe('parseActivity', () => {
  it('accepts miles and feet', () => {
    const answer = readTyped({ unit: 'imperial', distance: '3.1', elevation: '1000' })
    expect(answer.ok && answer.order.distanceMetres).toBeCloseTo(4988.97, 1)
    expect(answer.ok && answer.order.elevationMetres).toBeCloseTo(304.8, 3)
  })

  it.each([
    [{}, 'distance', 'logNothing'],
    [{ distance: 'far' }, 'distance', 'logNumber'],
    [{ distance: '-5' }, 'distance', 'logNumber'],
    // In a language without decimal commas, a comma may separate thousands.
    [{ distance: '3,1' }, 'distance', 'logNumber'],
    [{ elevation: '1,000' }, 'elevation', 'logNumber'],
    [{ distance: 'Infinity' }, 'distance', 'logNumber'],
    [{ distance: '1e9' }, 'distance', 'logTooMuch'],
    [{ distance: '333', hours: '1' }, 'distance', 'logTooMuch'],
    [{ type: 'ride', distance: '333', hours: '1' }, 'distance', 'logTooMuch'],
    [{ minutes: 'x' }, 'minutes', 'logMinutesRule'],
    [{ hours: '9999' }, 'hours', 'logTooMuch'],
    [{ elevation: '200000' }, 'elevation', 'logTooMuch'],
    [{ distance: '5', date: '2026-06-21' }, 'date', 'logFuture'],
    [{ distance: '5', date: '2026-02-30' }, 'date', 'logYear'],
    [{ distance: '5', date: '0026-06-19' }, 'date', 'logYear'],
  ] as const)('rejects %j with an error at its field', (fields, field, message) =>
    expect(readTyped(fields)).toEqual({ ok: false, refused: { field, message } }),
  )
})

const orderOf = (fields: Partial<ActivityFields>, startedMs?: number) => {
  const answer = readTyped(fields, startedMs)
  return answer.ok ? answer.order : undefined
}

const ride = { type: 'ride', hours: '1' }

describe('the form of an activity', () => {
  it('offers each type of activity, and treats others as a walk', () => {
    expect(fitnessTypes).toEqual(['walk', 'run', 'ride', 'swim', 'hike', 'wheelchair'])
    for (const type of fitnessTypes) expect(orderOf({ type, distance: '1' })?.type).toBe(type)
    expect(orderOf({ type: 'flight', distance: '1' })?.type).toBe('walk')
  })

  it.each([
    [{ distance: '1' }, [1000, 0, 0]],
    [{ hours: '2' }, [0, 7200, 0]],
    [{ minutes: '3' }, [0, 180, 0]],
    [{ elevation: '40' }, [0, 0, 40]],
  ])('is complete with one value: %j', (fields, figures) => {
    const order = orderOf(fields)
    expect([order?.distanceMetres, order?.durationSeconds, order?.elevationMetres]).toEqual(figures)
  })

  it.each([
    [{ distance: '5000' }, { distance: '5000.1' }, 'distance'],
    [{ hours: '720' }, { hours: '720', minutes: '1' }, 'hours'],
    [{ distance: '43', hours: '1' }, { distance: '44', hours: '1' }, 'distance'],
    [{ ...ride, distance: '90' }, { ...ride, distance: '91' }, 'distance'],
    [{ elevation: '100000' }, { elevation: '100001' }, 'elevation'],
  ])('accepts at most %j', (most, more, field) => {
    expect(readTyped(most).ok).toBe(true)
    expect(readTyped(more)).toEqual({ ok: false, refused: { field, message: 'logTooMuch' } })
  })

  it.each([
    [{ hours: 'x', distance: '1' }, 'hours', 'logNumber'],
    [{ hours: '-1', distance: '1' }, 'hours', 'logNumber'],
    [{ elevation: 'x', distance: '1' }, 'elevation', 'logNumber'],
    [{ minutes: '-1', distance: '1' }, 'minutes', 'logMinutesRule'],
    [{ distance: '0', hours: '0' }, 'distance', 'logNothing'],
  ] as const)('shows an error at the field: %j', (fields, field, message) =>
    expect(readTyped(fields)).toEqual({ ok: false, refused: { field, message } }),
  )
})

describe('the time of an activity', () => {
  it('is now for today or without a day, and noon for an earlier day', () => {
    expect(orderOf({ distance: '1' })?.createdAt).toBe(formNow)
    expect(orderOf({ distance: '1', date: '' })?.createdAt).toBe(formNow)
    const earlier = orderOf({ distance: '1', date: '2026-06-19' })?.createdAt
    expect(earlier).toEqual(new Date('2026-06-19T12:00:00'))
  })

  it('is that of its file only in the past, with the day in the form', () => {
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

const run: RouteFile = {
  distanceMetres: 2000,
  durationSeconds: 5400,
  elevationMetres: 100,
  startedMs: new Date('2026-06-14T08:00:00').getTime(),
  type: 'ride',
  title: 'To the sea',
  segments: [],
}
const untitled: RouteFile = {
  ...run,
  distanceMetres: 5000,
  type: undefined,
  title: undefined,
  startedMs: undefined,
}

function filledForm(route: RouteFile) {
  const form = createForm<Record<keyof typeof emptyFields, string>>({ initial: { ...emptyFields } })
  const { fill, followUnit } = createRouteFormFiller(form, emptyFields)
  followUnit()
  fill(route)
  return { form, fill }
}

it('fills in the values of a file in the chosen unit', () =>
  expect(filledForm(run).form.getValues()).toEqual({
    ...emptyFields,
    type: 'ride',
    title: 'To the sea',
    date: '2026-06-14',
    distance: '2',
    hours: '1',
    minutes: '30',
    elevation: '100',
  }))

it('converts the distance and the climb of a file if another unit is chosen', () => {
  const { form } = filledForm(run)
  form.receive('unit', 'imperial')
  expect(form.getValues()).toMatchObject({ distance: '1.24', elevation: '328' })
  form.receive('unit', 'metric')
  expect(form.getValues()).toMatchObject({ distance: '2', elevation: '100' })
})

it('leaves an edited distance alone if another unit is chosen', () => {
  const { form } = filledForm(run)
  form.receive('distance', '7')
  form.receive('unit', 'imperial')
  expect(form.getValues()).toMatchObject({ distance: '7', elevation: '328' })
})

it('keeps what has been edited since the first file', () => {
  const { form, fill } = filledForm(run)
  form.receive('title', 'With Ada')
  fill(untitled)
  expect(form.getValues()).toMatchObject({ title: 'With Ada', date: emptyFields.date })
})

it('removes the unedited values of a file that is forgotten', () => {
  const { form, fill } = filledForm(run)
  form.receive('title', 'With Ada')
  fill(undefined)
  expect(form.getValues()).toEqual({ ...emptyFields, title: 'With Ada' })
  form.receive('distance', '3')
  form.receive('unit', 'imperial')
  expect(form.getValue('distance')).toBe('3')
})
