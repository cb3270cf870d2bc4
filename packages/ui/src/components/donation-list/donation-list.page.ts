import type { ComponentFacts } from '@milepost/presets/component-page'
import { noFocus, pageBasics } from '../../stories/page-basics.ts'

export const donationListPage: ComponentFacts = {
  ...pageBasics,
  name: 'DonationList',
  title: 'Fundraising/Donation list',
  summary: 'The latest gifts, and what people wrote with them.',
  useFor: ['The gifts to a page, a team or a campaign.'],
  notFor: [
    'Gifts as short news that pass by: take `Ticker`.',
    'Who raised most: take `Leaderboard`.',
  ],
  anatomy: [
    'Initials or picture',
    'Name and time',
    'Amount, unless the donor hid it',
    'Message',
    'What is said when there are none',
  ],
  keyboard: [],
  accessibility: [
    'It is a list. The time is a `<time>` with `dateTime`.',
    'Initials are decoration: the name is beside them.',
    noFocus,
  ],
  messages: [],
  related: ['Ticker', 'Leaderboard'],
}
