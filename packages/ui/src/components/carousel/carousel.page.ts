import type { ComponentFacts } from '@milepost/presets/component-page'
import { pageBasics } from '../../stories/page-basics.ts'

export const carouselPage: ComponentFacts = {
  ...pageBasics,
  name: 'Carousel',
  title: 'Content/Carousel',
  summary: 'Things side by side in a row that scrolls: by finger, by keyboard and by two buttons.',
  useFor: ['Pictures or cards of which nobody needs the last one.'],
  notFor: [
    'What everybody must see: people stop at the first slide. Take a `Grid` of `Card`.',
    'Short news that pass by: take `Ticker`.',
  ],
  anatomy: ['Slides', 'Button that pauses, with `everyMs`', 'Previous', 'Next'],
  keyboard: [
    ['Tab', 'Moves to the row, through the slides, and to the buttons'],
    ['Arrow keys', 'Scroll the row that has the focus'],
    ['Enter, Space', 'Press a button'],
  ],
  accessibility: [
    'It is a region named by `label`, with the slides as a list.',
    'A button at its end has `aria-disabled` and keeps the focus.',
    'With `everyMs` it stops under the pointer and under the focus, has a button that pauses it, and never moves for people who want less motion.',
  ],
  messages: [
    ['Name of the button back', 'Previous'],
    ['Name of the button on', 'Next'],
    ['Name of the button while it moves by itself', 'Pause'],
    ['Name of the button while it rests', 'Play'],
  ],
  related: ['Card', 'Ticker'],
}
