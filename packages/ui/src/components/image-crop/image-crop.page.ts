import type { ComponentFacts } from '@milepost/presets/component-page'
import { pageBasics } from '../../stories/page-basics.ts'

export const imageCropPage: ComponentFacts = {
  ...pageBasics,
  name: 'ImageCrop',
  title: 'Controls/Image crop',
  summary: 'A dialog in which a picture is cropped. What does the work is loaded when it opens.',
  useFor: ['A picture of a fixed shape, such as an avatar.'],
  notFor: ['A form of `@milepost/forms`: `ImageField` opens it by itself.'],
  anatomy: [
    'Title',
    'Picture under its frame',
    'Hint',
    'Sliders for its position and its size',
    'Buttons',
  ],
  keyboard: [
    ['Tab', 'Moves through frame, sliders and buttons'],
    ['Arrow keys', 'In the frame: move the picture. On a slider: change what it says'],
    ['Enter, Space', 'Press a button'],
    ['Escape', 'Closes the dialog without a picture'],
  ],
  accessibility: [
    'It is a `Modal`: the focus stays inside, and goes back when it closes.',
    'Whatever can be done by dragging can be done by keys and by sliders, which say their value (WCAG 2.5.7).',
    'A picture that cannot be read is announced.',
  ],
  messages: [
    ['Title', 'Crop your picture'],
    ['Name of the frame', 'Position of the picture'],
    ['Hint', 'Drag the picture, or move it with the arrow keys or the sliders.'],
    ['Name of the first slider', 'From left to right'],
    ['Name of the second slider', 'From top to bottom'],
    ['Name of the third slider', 'Size of the picture'],
    ['The button that takes it', 'Use picture'],
    ['The button that does not', 'Cancel'],
    ['While it loads', 'Loading your picture'],
    ['The picture cannot be read', 'This picture cannot be read. Please choose another one.'],
  ],
  related: ['FileInput', 'Modal'],
}
