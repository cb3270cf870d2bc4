import type { ComponentFacts } from '@milepost/presets/component-page'
import { buttonKeys, pageBasics } from '../../stories/page-basics.ts'

export const previewBannerPage: ComponentFacts = {
  ...pageBasics,
  name: 'PreviewBanner',
  title: 'Overlays/Preview banner',
  summary: 'Says that a page is not published yet, how long it can be seen, and how to leave.',
  useFor: ['Every page of a preview.'],
  notFor: ['Other bars: take `Message`.'],
  anatomy: ['What it is', 'Time that is left', 'Button that leaves'],
  keyboard: buttonKeys,
  accessibility: [
    'It is a region named “Preview”.',
    'The time has the role `timer`: nothing is announced while it ticks.',
  ],
  messages: [
    ['Before the time', 'You are looking at a preview. It ends in'],
    ['Name of the region', 'Preview'],
    ['The button', 'Leave Preview'],
  ],
  related: ['Countdown', 'CookieBanner'],
}
