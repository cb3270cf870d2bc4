import type { ComponentFacts } from '@milepost/presets/component-page'
import { noFocus, pageBasics } from '../../stories/page-basics.ts'

export const meterPage: ComponentFacts = {
  ...pageBasics,
  name: 'ProgressRing',
  alongside: ['Thermometer'],
  title: 'Fundraising/Ring and thermometer',
  summary: 'Progress as a ring around its figure, or as a thermometer that fills from below.',
  useFor: ['A target in a small place, or beside others.'],
  notFor: ['The target of a whole page, with gifts and milestones: take `Progress`.'],
  anatomy: ['Ring or thermometer', 'Figure', 'Of how much'],
  keyboard: [],
  accessibility: [
    'A hidden `<progress>` named by `label` says the figure and of how much it is. The drawing is decoration.',
    'Less than 0 is shown as empty, more than 100 as full.',
    noFocus,
  ],
  messages: [['Name of the meter', 'Raised so far']],
  related: ['Progress', 'Stat'],
}
