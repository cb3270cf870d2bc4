import type { ComponentFacts } from '@milepost/presets/component-page'
import { namedByLabel, pageBasics, refusedControl } from '../../stories/page-basics.ts'

export const fileInputPage: ComponentFacts = {
  ...pageBasics,
  name: 'FileInput',
  alongside: ['FilePreview'],
  title: 'Controls/File input',
  summary: 'Files from the device, with the control of the browser.',
  useFor: ['Files in a form that has a state of its own.'],
  notFor: ['A form of `@milepost/forms`: take `FileField` or `ImageField`.'],
  anatomy: ['Label', 'Hint', 'Preview', 'Control', 'Error'],
  keyboard: [
    ['Tab', 'Moves to the control, and on'],
    ['Space, Enter', 'Open the choice of files of the device'],
  ],
  accessibility: [
    namedByLabel,
    refusedControl,
    'The preview has an empty `alt` beside the name of its file.',
  ],
  messages: [],
  related: ['ImageCrop', 'TextField'],
}
