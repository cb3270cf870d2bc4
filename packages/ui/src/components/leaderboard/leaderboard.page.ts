import type { ComponentFacts } from '@milepost/presets/component-page'
import { pageBasics } from '../../stories/page-basics.ts'

export const leaderboardPage: ComponentFacts = {
  ...pageBasics,
  name: 'Leaderboard',
  alongside: ['LeaderboardItem'],
  title: 'Fundraising/Leaderboard',
  summary: 'A ranked list: people or teams in their order, each row a link to its page.',
  useFor: ['The first five to fifty of a campaign.'],
  notFor: ['Figures in several columns: take `Table`.'],
  anatomy: [
    'Rank',
    'Initials or picture',
    'Name',
    'Subtitle',
    'Amount',
    'What is said when there is nobody',
  ],
  keyboard: [
    ['Tab', 'Moves from row to row'],
    ['Enter', 'Opens the page of the row'],
  ],
  accessibility: [
    'It is an `<ol>`. Give it an `aria-label` where no heading is above it.',
    'The link of a row is its name alone.',
    'The reader’s own row has a frame. Say whose it is in `subtitle`: a frame is seen only.',
  ],
  messages: [],
  related: ['DonationList'],
}
