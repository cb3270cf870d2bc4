import { type ActivityFields, parseActivity } from './activity-form.ts'

export const formNow = new Date('2026-06-20T15:00:00')

/** Initial values of the form. */
export const emptyFields: ActivityFields = {
  type: 'run',
  title: '',
  date: '2026-06-20',
  distance: '',
  unit: 'metric',
  hours: '',
  minutes: '',
  elevation: '',
  message: '',
}

/** Parses the form with these values, and initial values for other fields. */
export function readTyped(fields: Partial<ActivityFields>, startedMs?: number) {
  return parseActivity({ ...emptyFields, ...fields }, { now: formNow, startedMs })
}
