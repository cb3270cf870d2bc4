import type { ComponentFacts } from '@milepost/presets/component-page'
import { pageBasics } from '../../stories/page-basics.ts'

export const headerPage: ComponentFacts = {
  ...pageBasics,
  name: 'Header',
  title: 'Layout/Header',
  summary:
    'The head of every page: logo, navigation with menus one level deep, buttons. On small windows the navigation is a menu that works before any script.',
  useFor: ['Every page, once, after the `SkipLink`.'],
  notFor: ['The head of a part of a page: take `Section`.'],
  anatomy: [
    'Logo, a link home',
    'Navigation, with menus that fold out',
    'Buttons',
    'Place for the supporter’s own button',
    'Menu button, on small windows',
  ],
  keyboard: [
    ['Tab', 'Moves through logo, links, menus and buttons'],
    ['Enter', 'Follows a link'],
    ['Enter, Space', 'Open and close a menu'],
    ['Escape', 'Closes the menu; the focus goes back to its title or button'],
  ],
  accessibility: [
    'It is a `<header>` with a `<nav>`. The current page has `aria-current="page"`.',
    'A menu is a `<details>`, and closes when the focus leaves it.',
    'The logo has the name of the charity as its `alt`.',
  ],
  messages: [
    ['The button on small windows', 'Menu'],
    ['Name of the button that closes it', 'Close menu'],
    ['Name of the navigation', 'Main'],
  ],
  related: ['Footer', 'SkipLink'],
}
