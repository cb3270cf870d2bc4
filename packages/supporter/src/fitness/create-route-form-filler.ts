import type { Form } from '@milepost/forms'
import { fromMetres } from '@milepost/measures'
import { type ActivityFields, localDay } from './activity-form.ts'
import type { RouteFile } from './read-route-file.ts'

/** Fills the activity form from a route file. */
export interface RouteFormFiller {
  /** Fills in a file's values, and clears values of a previous file that the user has not edited. Undefined only clears. */
  readonly fill: (route: RouteFile | undefined) => void
  /** Converts values that the user has not edited when the unit changes. Returns a function that stops it. */
  readonly followUnit: () => () => void
}

/** Creates the route fill of a form. */
export function createRouteFormFiller(
  form: Pick<Form<Record<keyof ActivityFields, string>>, 'getValue' | 'setValue' | 'subscribe'>,
  initial: ActivityFields,
): RouteFormFiller {
  let current: RouteFile | undefined
  let filled: Partial<ActivityFields> = {}
  let unit: unknown

  const isUnedited = (name: keyof ActivityFields) => form.getValue(name) === filled[name]

  function setUnit(chosen: unknown) {
    if (current === undefined || chosen === unit) return
    unit = chosen
    const lengths = lengthFields(current, chosen)
    const unedited = (['distance', 'elevation'] as const).filter(isUnedited)
    filled = { ...filled, ...lengths }
    for (const name of unedited) form.setValue(name, lengths[name])
  }

  return {
    fill(route) {
      unit = form.getValue('unit')
      const values = route === undefined ? {} : routeFields(route, unit)
      const gone = namesOf(filled).filter((name) => !(name in values) && isUnedited(name))
      current = route
      filled = values
      for (const name of gone) form.setValue(name, initial[name])
      for (const name of namesOf(values)) form.setValue(name, values[name])
    },
    followUnit: () => form.subscribe(() => setUnit(form.getValue('unit'))),
  }
}

function routeFields(route: RouteFile, unit: unknown): Partial<ActivityFields> {
  const minutes = Math.round(route.durationSeconds / 60)
  return {
    ...lengthFields(route, unit),
    hours: String(Math.floor(minutes / 60)),
    minutes: String(minutes % 60),
    ...(route.type && { type: route.type }),
    ...(route.title && { title: route.title }),
    ...(route.startedMs !== undefined && { date: localDay(new Date(route.startedMs)) }),
  }
}

function lengthFields({ distanceMetres, elevationMetres }: RouteFile, unit: unknown) {
  const isImperial = unit === 'imperial'
  const distance = fromMetres(distanceMetres, isImperial ? 'miles' : 'km')
  const elevation = isImperial ? fromMetres(elevationMetres, 'feet') : elevationMetres
  return {
    distance: String(Math.round(distance * 100) / 100),
    elevation: String(Math.round(elevation)),
  }
}

function namesOf(values: Partial<ActivityFields>): (keyof ActivityFields)[] {
  return Object.keys(values) as (keyof ActivityFields)[]
}
