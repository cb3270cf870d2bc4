import type { ComponentFacts } from '@milepost/presets/component-page'
import { pageBasics } from '../../stories/page-basics.ts'

export const pageSwitcherPage: ComponentFacts = {
  ...pageBasics,
  name: 'PageSwitcher',
  title: 'Fundraising/Page switcher',
  summary: 'The pages of a supporter, to choose one of.',
  useFor: ['People who have several pages in one campaign.'],
  notFor: [
    'Links to the pages of other people: take `Leaderboard`.',
    'A choice in a form: take `ChoiceGroup`.',
  ],
  anatomy: [
    'Picture or initials',
    'Name',
    'A line that tells the page from the others',
    'Check sign on the chosen page',
  ],
  keyboard: [
    ['Tab', 'Moves from page to page'],
    ['Enter, Space', 'Chooses the page; a page with `href` is a link, which Enter follows'],
  ],
  accessibility: [
    'It is a list. Give it an `aria-label` where no heading is above it.',
    'The chosen page has `aria-current` and a check sign.',
  ],
  messages: [],
  related: ['ChoiceGroup', 'SupporterHead'],
}
