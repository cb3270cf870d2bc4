/** The units of a countdown. */
export const countdownMessages = {
  feature: 'countdown',
  english: {
    days: 'days',
    hours: 'hours',
    minutes: 'minutes',
    seconds: 'seconds',
  },
} as const
