import type { ComponentFacts } from '@milepost/presets/component-page'
import { pageBasics } from '../../stories/page-basics.ts'

export const cookieBannerPage: ComponentFacts = {
  ...pageBasics,
  name: 'CookieBanner',
  title: 'Overlays/Cookie banner',
  summary: 'Asks for consent in a bar at the foot of the window. Yes and no weigh the same.',
  useFor: ['A site that loads something that needs consent.'],
  notFor: [
    'Other news: take `Message` or `Toast`.',
    'One video of another site: `Embed` asks by itself.',
  ],
  anatomy: ['Question', 'Links to the policy and the preferences', 'No', 'Yes'],
  keyboard: [
    ['Tab', 'Moves through links and buttons'],
    ['Enter, Space', 'Answer'],
  ],
  accessibility: [
    'It is a region named “Cookies”. It takes no focus by itself: put it before all else on the page, so that people come to it first.',
    'The page makes room for it, so that it is never over what has the focus (WCAG 2.4.11).',
    'Both buttons look the same.',
  ],
  messages: [
    ['Name of the region', 'Cookies'],
    ['Yes', 'Accept all cookies'],
    ['No', 'Deny all cookies'],
  ],
  related: ['PreviewBanner', 'Embed'],
}
