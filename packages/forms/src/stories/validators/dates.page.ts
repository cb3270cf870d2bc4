import { liveExample, validatorPage } from './validator-page.ts'

export const datesPage = validatorPage({
  field: 'DateField',
  summary:
    'A day is text like 2026-11-21. `min` and `max` of the field limit the calendar; rules say it in words.',
  useFor: ['Days that have to be given.'],
  notFor: [
    'Comparing days with each other: write a rule with `createValidator`; text of this form compares as days do.',
  ],
  messages: [['`required()`', 'This field is required']],
  related: ['`DateField`', 'Presence'],
  examples: {
    Required: liveExample([['required', 'Choose the day of your event']], '', {
      label: 'Day of your event',
      min: '2026-01-01',
    }),
  },
})
