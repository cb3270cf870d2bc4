import type { ComponentPage } from '@milepost/config/component-page'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { noFocus, pageBasics } from '../../stories/page-facts.fixtures.ts'
import { samplePeople } from '../../stories/samples.fixtures.ts'
import { Section } from '../section/section.tsx'
import { DonationList, type DonationListEntry } from './donation-list.tsx'

const words = [
  'Go on, Dad. The flask is on the step.',
  undefined,
  'For the terns, and for Nan, who taught me every one of their names before I could read and would have walked all hundred kilometres in her slippers.',
  '加油！',
  'مع أطيب التمنيات',
  'Well done you two!\n\nSee you at the finish.',
  'averyveryverylongwordwithoutanyspacesthatsomebodytypedtoseewhathappensifitdoesnotfit',
]

const items: readonly DonationListEntry[] = samplePeople.map((name, index) => ({
  id: index,
  name,
  amount: index === 3 ? undefined : `£${[25, 10, 250, 5, 1200, 60, 15][index % 7]}`,
  message: words[index % words.length],
  when: index === 0 ? '2 minutes ago' : `${index} hours ago`,
  dateTime: '2026-06-14T09:00:00Z',
}))

const page: ComponentPage = {
  ...pageBasics,
  name: 'DonationList',
  summary: 'The latest donations with their messages.',
  useFor: ['Donations to a page, team or campaign.'],
  notFor: ['Donations that scroll by: use `Ticker`.', 'Rankings: use `Leaderboard`.'],
  anatomy: [
    'Initials or photo',
    'Name and time',
    'Amount, unless the donor has hidden it',
    'Message',
    'Text for an empty list',
  ],
  keyboard: [],
  accessibility: [
    'It is a list. The time is a `<time>` with `dateTime`.',
    'Initials are decorative, because the name is next to them.',
    noFocus,
  ],
  messages: [],
  related: ['Components/Fundraising/Ticker', 'Components/Fundraising/Leaderboard'],
}

const meta: Meta<typeof DonationList> = {
  title: 'Components/Fundraising/Donation list',
  component: DonationList,
  parameters: { page, layout: 'fullscreen' },
  args: { items },
  render: (args) => (
    <Section title="Fresh in on the tide" text="The latest donations and their messages.">
      <DonationList {...args} />
    </Section>
  ),
}
export default meta
type Story = StoryObj<typeof DonationList>

export const Many: Story = {}
export const Two: Story = { args: { items: items.slice(0, 2) } }
export const OneColumn: Story = { args: { columns: 'one', items: items.slice(0, 4) } }
export const Empty: Story = {
  args: { items: [], empty: 'No donations yet. Yours could be the first.' },
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
