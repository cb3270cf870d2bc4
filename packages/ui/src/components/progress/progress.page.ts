import type { ComponentFacts } from '@milepost/presets/component-page'
import { noFocus, pageBasics } from '../../stories/page-basics.ts'

export const progressPage: ComponentFacts = {
  ...pageBasics,
  name: 'Progress',
  title: 'Fundraising/Progress',
  summary: 'What has been raised, of how much, and by how many, with milestones on the way.',
  useFor: ['Money on its way to a target.'],
  notFor: ['Distance of a campaign: take `FitnessTotal`.', 'A wait: take `Spinner`.'],
  anatomy: [
    'Amount and target, or words before the first gift',
    'Number of gifts',
    'Bar',
    'Milestones',
  ],
  keyboard: [],
  accessibility: [
    'The bar is a `<progress>` named by `label`. Its value is said in words: the amount and the target.',
    'Before the first gift (`beforeFirst`) there is no bar, and nothing to hear of one.',
    'Screen readers hear of each milestone whether it is reached.',
    noFocus,
  ],
  messages: [
    ['After the amount', 'raised'],
    ['Name of the bar', 'Raised so far'],
    ['A milestone behind, for screen readers', 'reached'],
    ['A milestone ahead, for screen readers', 'still to come'],
  ],
  related: ['Hero'],
}
