import type { ComponentFacts } from '@milepost/presets/component-page'
import { linkKeys, pageBasics } from '../../stories/page-basics.ts'

export const richTextPage: ComponentFacts = {
  ...pageBasics,
  name: 'RichText',
  title: 'Content/Rich text',
  summary:
    'Text that people wrote, with its headings, lists and links. It takes sanitised HTML only.',
  useFor: ['Stories and texts from the content service.'],
  notFor: [
    'Markup that no sanitiser has seen: the type refuses it.',
    'Writing such text: take `RichTextEditor`.',
  ],
  anatomy: ['Headings, paragraphs, lists, quotations, links, pictures'],
  keyboard: linkKeys,
  accessibility: [
    'Headings keep the level that they were written with.',
    'Links are underlined, so that colour is not the only difference.',
  ],
  messages: [],
  related: ['RichTextEditor', 'Story'],
}
