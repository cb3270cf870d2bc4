import type { ComponentPage } from '@milepost/config/component-page'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { pageBasics } from '../../stories/page-facts.fixtures.ts'
import { Button } from '../button/button.tsx'
import { Section } from '../section/section.tsx'
import {
  ActivityIcon,
  ActivityItem,
  ActivityList,
  activityTypes,
  defaultActivityMessages,
} from './activity.tsx'

const page: ComponentPage = {
  ...pageBasics,
  name: 'ActivityList',
  alongside: ['ActivityItem', 'ActivityIcon'],
  summary:
    'Activities of a person or team: walks, runs, rides, swims and hikes, with stats and a route.',
  useFor: ['The activity log on a supporter’s page.'],
  notFor: ['Totals: use `FitnessTotal` or `Stat`.', 'Donations: use `DonationList`.'],
  anatomy: [
    'Icon of the activity type',
    'Title',
    'Type, date and “Manual entry”',
    'Distance, time and elevation gain',
    'Description',
    'Buttons (the `end` prop)',
    'Route',
  ],
  keyboard: [
    ['Tab', 'Moves through the controls in `end`'],
    ['Enter, Space', 'Activate a button in `end`'],
  ],
  accessibility: [
    'It is a list. Each activity has a heading, level 3 by default; change it with `level`.',
    'The stats are a `<dl>` and the date is a `<time>`.',
    'The route is an image whose name includes the activity’s title. The type icon is decorative.',
  ],
  messages: [
    ['Activity that was entered by hand', 'Manual entry'],
    ['Label of the first stat', 'Distance'],
    ['Label of the second stat', 'Time'],
    ['Label of the third stat', 'Climbed'],
    ['Accessible name of the route', 'Route of {title}'],
  ],
  related: ['Components/Fundraising/Route map', 'Components/Fundraising/Fitness total'],
}

const meta: Meta<typeof ActivityList> = {
  title: 'Components/Fundraising/Activities',
  component: ActivityList,
  parameters: { page, layout: 'fullscreen' },
}
export default meta
type Story = StoryObj<typeof ActivityList>

const route = '_p~iF~ps|U_ulLnnqC_mqNvxq`@o}_@_gxBnj`BoqoFf}dD_|s@'
const items = [
  <ActivityItem
    key="walk"
    type="walk"
    title="Sunday on the shingle"
    when="Sunday, 14 June"
    dateTime="2026-06-14"
    distance="12.4 km"
    duration="2 h 40 min"
    elevation="86 m"
    polyline={route}
    description="Wind from the front all the way out, and from the front all the way home."
  />,
  <ActivityItem
    key="swim"
    type="swim"
    title="A dip before work 🐦"
    when="Friday, 12 June"
    dateTime="2026-06-12"
    distance="800 m"
    duration="31 min"
    manual
    end={
      <Button emphasis="tertiary" size="small">
        Take it away
      </Button>
    }
  />,
  <ActivityItem
    key="ride"
    type="ride"
    title="averyveryverylongtitlewithoutanyspacesthatsomebodytypedtoseewhathappensifitdoesnotfit"
    when="Monday, 1 June"
    dateTime="2026-06-01"
    distance="1,042.7 km"
    elevation="11,880 m"
    polyline={route}
  />,
]

export const Several: Story = {
  render: () => (
    <Section title="Every kilometre so far">
      <ActivityList>{items}</ActivityList>
    </Section>
  ),
}
export const OnDark: Story = {
  render: () => (
    <Section title="Every kilometre so far" background="dark">
      <ActivityList>{items}</ActivityList>
    </Section>
  ),
}
export const RightToLeft: Story = { ...Several, globals: { direction: 'rtl' } }
export const Empty: Story = {
  render: () => (
    <Section title="Every kilometre so far">
      <ActivityList empty="No walks yet. Ten minutes on the promenade count." />
    </Section>
  ),
}
export const Icons: Story = {
  parameters: { layout: 'padded' },
  render: () => (
    <p style={{ display: 'flex', flexWrap: 'wrap', gap: '1.5rem', fontSize: '2.5rem' }}>
      {activityTypes.map((type) => (
        <ActivityIcon key={type} type={type} label={defaultActivityMessages.types[type]} />
      ))}
    </p>
  ),
}
