import { createForm } from '@milepost/forms'
import { expect, it } from 'vitest'
import { emptyFields } from './activity-form.test-kit.ts'
import { createRouteFormFiller } from './create-route-form-filler.ts'
import type { RouteFile } from './read-route-file.ts'

const run: RouteFile = {
  distanceMetres: 2000,
  durationSeconds: 5400,
  elevationMetres: 100,
  startedMs: new Date('2026-06-14T08:00:00').getTime(),
  type: 'ride',
  title: 'To the sea',
  stretches: [],
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
