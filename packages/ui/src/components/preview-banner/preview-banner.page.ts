import type { ComponentFacts } from '@milepost/presets/component-page'
import { buttonKeys, pageBasics } from '../../stories/page-basics.ts'

export const previewBannerPage: ComponentFacts = {
  ...pageBasics,
  name: 'PreviewBanner',
  title: 'Overlays/Preview banner',
  summary:
    'Says that a page is not published yet, how long it can be seen, and how to leave or to extend that.',
  useFor: ['Every page of a preview.'],
  notFor: ['Other bars: take `Message`.'],
  anatomy: [
    'What it is',
    'Time that is left',
    'News of its end',
    'Button that extends it',
    'Button that leaves',
  ],
  keyboard: buttonKeys,
  accessibility: [
    'It is a region named “Preview”.',
    'The time has the role `timer`: nothing is announced while it ticks.',
    'Two minutes before the end it says so aloud; one button extends it, as often as one likes (WCAG 2.2.1).',
  ],
  messages: [
    ['Before the time', 'You are looking at a preview. It ends in'],
    ['Name of the region', 'Preview'],
    ['The button that leaves', 'Leave Preview'],
    ['The button that extends', 'Extend the preview'],
    ['Near the end', 'The preview is about to end.'],
    ['Once it was extended', 'The preview lasts longer now.'],
  ],
  related: ['Countdown', 'CookieBanner'],
}
