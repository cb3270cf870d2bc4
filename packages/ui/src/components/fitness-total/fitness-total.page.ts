import type { ComponentFacts } from '@milepost/presets/component-page'
import { noFocus, pageBasics } from '../../stories/page-basics.ts'

export const fitnessTotalPage: ComponentFacts = {
  ...pageBasics,
  name: 'FitnessTotal',
  title: 'Fundraising/Fitness total',
  summary: 'How far everyone has gone together, on a picture or on a way that is drawn.',
  useFor: ['The distance or the climb of a whole campaign.'],
  notFor: ['Money: take `Progress`.', 'One person’s figures: take `Stat`.'],
  anatomy: ['Figure', 'What it is', 'How far along the way that is', 'The way, with a marker'],
  keyboard: [],
  accessibility: [
    'The drawing is decoration: the words beside it say the same.',
    'A picture of your own has an empty `alt` unless you give one.',
    noFocus,
  ],
  messages: [],
  related: ['Progress', 'Stat'],
}
