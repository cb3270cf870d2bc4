import type { ComponentFacts } from '@milepost/presets/component-page'
import { linkKeys, pageBasics } from '../../stories/page-basics.ts'

export const paginationPage: ComponentFacts = {
  ...pageBasics,
  name: 'Pagination',
  title: 'Content/Pagination',
  summary:
    'Links to the pages of a long list: the first, the last, and those around the current one.',
  useFor: ['A list that a server gives page by page.'],
  notFor: ['A list of a hundred entries or fewer: show it whole.'],
  anatomy: ['Previous', 'Numbers, with a gap where some are left out', 'Next'],
  keyboard: linkKeys,
  accessibility: [
    'It is a `<nav>` named by `label`.',
    'Screen readers hear “Page” before each number. The current one has `aria-current="page"`.',
  ],
  messages: [
    ['Name of the navigation', 'Pages'],
    ['The link back', 'Previous'],
    ['The link on', 'Next'],
    ['Before a number, for screen readers', 'Page'],
  ],
  related: ['Table', 'Leaderboard'],
}
