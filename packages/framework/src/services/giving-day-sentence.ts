import type { GivingDayReason, GivingDayStatus } from './create-giving-day.ts'

const reasons: Readonly<Record<GivingDayReason, string>> = {
  setting: 'GIVING_DAY is on',
  content: 'the site’s document says so',
  limited: 'the platform is asked too often',
  load: 'the process is busy',
}

/** What the log says of a step. */
export function givingDaySentence({ step, reason }: GivingDayStatus): string {
  return step === 0 || reason === undefined
    ? 'Giving-day mode is over'
    : `Giving-day mode, step ${step} of 2: ${reasons[reason]}`
}
