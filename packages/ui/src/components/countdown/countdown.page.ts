import type { ComponentFacts } from '@milepost/presets/component-page'
import { noFocus, pageBasics } from '../../stories/page-basics.ts'

export const countdownPage: ComponentFacts = {
  ...pageBasics,
  name: 'Countdown',
  title: 'Fundraising/Countdown',
  summary: 'The time that is left, in days, hours, minutes and seconds.',
  useFor: ['The start or the end of an event.'],
  notFor: ['A date that people plan with: write the date, too.'],
  anatomy: ['Four figures, each with its unit'],
  keyboard: [],
  accessibility: [
    'It has the role `timer`: nothing is announced while it ticks.',
    'Server and browser begin with the same time, `nowMs`.',
    noFocus,
  ],
  messages: [
    ['First unit', 'days'],
    ['Second unit', 'hours'],
    ['Third unit', 'minutes'],
    ['Fourth unit', 'seconds'],
  ],
  related: ['PreviewBanner', 'Stat'],
}
