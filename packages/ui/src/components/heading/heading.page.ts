import type { ComponentFacts } from '@milepost/presets/component-page'
import { noFocus, pageBasics } from '../../stories/page-basics.ts'

export const headingPage: ComponentFacts = {
  ...pageBasics,
  name: 'Heading',
  title: 'Content/Heading',
  summary: 'A headline. Its level is for the outline of the page, its size for the eye.',
  useFor: [
    'Headlines in your own content.',
    'A headline that must look smaller or larger than its level.',
  ],
  notFor: ['The title of a band of the page: `Section` has one.', 'Text that is only large.'],
  anatomy: ['The words'],
  keyboard: [],
  accessibility: [
    'It is an `<h1>` to `<h6>`. Choose `level` by the outline and leave no level out.',
    noFocus,
  ],
  messages: [],
  related: ['Section'],
}
