import type { ComponentFacts } from '@milepost/presets/component-page'
import { noFocus, pageBasics } from '../../stories/page-basics.ts'

export const avatarPage: ComponentFacts = {
  ...pageBasics,
  name: 'Avatar',
  alongside: ['AvatarProvider'],
  title: 'Content/Avatar',
  summary:
    'The picture of a person, or up to three initials on a colour that is always the same for that name. `AvatarProvider` draws pictures in place of the initials.',
  useFor: ['A person in a list, beside the name.'],
  notFor: [
    'A picture that says something by itself: take `Picture` with `alt`.',
    'A person whose name is nowhere near: screen readers would not hear of it.',
  ],
  anatomy: ['Picture, or initials on a colour'],
  keyboard: [],
  accessibility: [
    'It is decoration, with `aria-hidden`: the name beside it says who it is.',
    noFocus,
  ],
  messages: [],
  related: ['LeaderboardItem', 'Picture'],
}
