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
  defaultActivityWords,
} from './activity.tsx'

const page: ComponentPage = {
  ...pageBasics,
  name: 'ActivityList',
  alongside: ['ActivityItem', 'ActivityIcon'],
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
  related: ['Fundraising/Route map', 'Fundraising/Fitness total'],
}

const meta: Meta<typeof ActivityList> = {
  title: 'Fundraising/Activities',
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
        <ActivityIcon key={type} type={type} label={defaultActivityWords.types[type]} />
      ))}
    </p>
  ),
}
