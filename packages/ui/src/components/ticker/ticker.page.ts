import type { ComponentFacts } from '@milepost/presets/component-page'
import { pageBasics } from '../../stories/page-basics.ts'

export const tickerPage: ComponentFacts = {
  ...pageBasics,
  name: 'Ticker',
  title: 'Fundraising/Ticker',
  summary: 'Short news that pass by. It can be paused.',
  useFor: ['The latest gifts, as a sign of life.'],
  notFor: ['Anything that people must read: take `DonationList` or `Message`.'],
  anatomy: ['Button that pauses', 'The news, which pass by'],
  keyboard: [
    ['Tab', 'Moves to the button, then to the news'],
    ['Enter, Space', 'Pause, or go on'],
  ],
  accessibility: [
    'It stops under the pointer and under the focus, and never moves for people who want less motion.',
    'It is a region named by `label`. What is shown twice to run round is read once.',
  ],
  messages: [
    ['Name of the button while it moves', 'Pause'],
    ['Name of the button while it rests', 'Play'],
  ],
  related: ['DonationList', 'Carousel'],
}
