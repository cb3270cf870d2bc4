import type { ComponentFacts } from '@milepost/presets/component-page'
import { pageBasics } from '../../stories/page-basics.ts'

export const activityPage: ComponentFacts = {
  ...pageBasics,
  name: 'ActivityList',
  alongside: ['ActivityItem', 'ActivityIcon'],
  title: 'Fundraising/Activities',
  summary:
    'What somebody, or a team, has done: walks, runs, rides, swims and hikes, with figures and route.',
  useFor: ['The log of a supporter’s page.'],
  notFor: ['The sum of all of it: take `FitnessTotal` or `Stat`.', 'Gifts: take `DonationList`.'],
  anatomy: [
    'Sign of the type',
    'Title',
    'Type, day and “Manual entry”',
    'Distance, time and climb',
    'Description',
    'Buttons, in `end`',
    'Route',
  ],
  keyboard: [
    ['Tab', 'Moves through what is in `end`'],
    ['Enter, Space', 'Press a button that is there'],
  ],
  accessibility: [
    'It is a list; each activity has a heading, of level 3 unless `level` says otherwise.',
    'The figures are a `<dl>`. The day is a `<time>`.',
    'The route is an image that says whose route it is; the sign of the type is decoration.',
  ],
  messages: [
    ['An activity that was typed in', 'Manual entry'],
    ['Name of the first figure', 'Distance'],
    ['Name of the second figure', 'Time'],
    ['Name of the third figure', 'Climbed'],
    ['Name of the route', 'Route of {title}'],
  ],
  related: ['RouteMap', 'FitnessTotal'],
}
