import type { ComponentFacts } from '@milepost/presets/component-page'
import { linkKeys, pageBasics } from '../../stories/page-basics.ts'

export const footerPage: ComponentFacts = {
  ...pageBasics,
  name: 'Footer',
  title: 'Layout/Footer',
  summary: 'The foot of every page: the charity, links in columns, the legal line.',
  useFor: ['Every page, once, as its last part.'],
  notFor: ['The foot of an article or a card: `Card` has one.'],
  anatomy: [
    'Name and a sentence about the charity',
    'Columns of links',
    'Legal line',
    'Who runs it',
  ],
  keyboard: linkKeys,
  accessibility: ['It is a `<footer>`. Each column is a `<nav>` named by its title.'],
  messages: [['Before the last link', 'Powered by']],
  related: ['Header'],
}
