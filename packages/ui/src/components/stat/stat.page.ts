import type { ComponentFacts } from '@milepost/presets/component-page'
import { noFocus, pageBasics } from '../../stories/page-basics.ts'

export const statPage: ComponentFacts = {
  ...pageBasics,
  name: 'StatGroup',
  alongside: ['Stat'],
  title: 'Fundraising/Stat',
  summary: 'Figures side by side, each with what it counts.',
  useFor: ['Two to four figures of a campaign or a page.'],
  notFor: ['Money with a target: take `Progress`.', 'Many figures: take `Table`.'],
  anatomy: ['Sign', 'Figure', 'What it counts', 'What it is compared with'],
  keyboard: [],
  accessibility: [
    'It is a `<dl>`: what is counted is the term, the figure its description.',
    'The sign is decoration.',
    noFocus,
  ],
  messages: [],
  related: ['Progress', 'BarChart'],
}
