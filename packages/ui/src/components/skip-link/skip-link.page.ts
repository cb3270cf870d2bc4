import type { ComponentFacts } from '@milepost/presets/component-page'
import { pageBasics } from '../../stories/page-basics.ts'

export const skipLinkPage: ComponentFacts = {
  ...pageBasics,
  name: 'SkipLink',
  title: 'Layout/Skip link',
  summary:
    'The first link of a page: it jumps over the header, and is seen only while it has the focus.',
  useFor: ['Every page, as the first thing in its body.'],
  notFor: ['Links within a page: write links.'],
  anatomy: ['The link'],
  keyboard: [
    ['Tab', 'Shows it, as the first stop of the page'],
    ['Enter', 'Jumps to the main content'],
  ],
  accessibility: [
    'It leads to `#main`: give your `<main>` that id.',
    'It meets WCAG 2.4.1, bypass blocks.',
  ],
  messages: [['The link', 'Skip to main content']],
  related: ['Header'],
}
