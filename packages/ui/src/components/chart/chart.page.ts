import type { ComponentFacts } from '@milepost/presets/component-page'
import { noFocus, pageBasics } from '../../stories/page-basics.ts'

export const chartPage: ComponentFacts = {
  ...pageBasics,
  name: 'BarChart',
  alongside: ['Sparkline'],
  title: 'Fundraising/Charts',
  summary: '`BarChart` draws amounts beside each other, `Sparkline` how something went over time.',
  useFor: ['Up to some twenty amounts.', 'A trend beside a figure.'],
  notFor: [
    'Exact figures that people compare: take `Table`.',
    'How much of a target is reached: take `Progress`.',
  ],
  anatomy: ['Caption', 'Names', 'Bars, or a line', 'Amounts'],
  keyboard: [],
  accessibility: [
    '`BarChart` is a table whose cells draw their values.',
    'The line of `Sparkline` is decoration: screen readers get its figures as a table.',
    noFocus,
  ],
  messages: [
    ['Head of the names of `BarChart`, for screen readers', 'Name'],
    ['Head of the times of `Sparkline`, for screen readers', 'When'],
    ['Head of the amounts, for screen readers', 'Value'],
  ],
  related: ['Stat', 'Table'],
}
