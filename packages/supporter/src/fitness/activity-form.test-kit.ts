import { type ActivityFields, readActivity } from './activity-form.ts'

export const formNow = new Date('2026-06-20T15:00:00')

/** The fields as they are before anything is typed. */
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

/** Reads the form with these fields typed, the rest left as it is. */
export function readTyped(fields: Partial<ActivityFields>, startedMs?: number) {
  return readActivity({ ...emptyFields, ...fields }, { now: formNow, startedMs })
}
