import type { ComponentPage } from '@milepost/presets/component-page'
import { fieldBasics, namedByLabel } from './field-basics.ts'

const args = {
  name: 'picture',
  label: 'Your picture',
  hint: 'JPEG, PNG or WebP, up to 5 MB.',
  maxSizeBytes: 5_000_000,
}
const form = { initial: { picture: [] } } as const
const current = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2"><path fill="#0b3c49" d="M0 0h3v2H0z"/><path fill="#f2a541" d="M0 1l3-.5V2H0z"/></svg>')}`

export const imageFieldPage: ComponentPage = {
  ...fieldBasics,
  name: 'ImageField',
  summary: 'A picture, shown before it is sent, and cut where `crop` asks for it.',
  useFor: [
    'A portrait or the picture of a page. A `store` puts a chosen picture back after a reload.',
  ],
  notFor: ['Other files: take `FileField`.', 'Several pictures at once.'],
  anatomy: [
    'Label, with an asterisk when the rules ask for a picture',
    'Hint',
    'Picture that there is, or that was chosen',
    'Button that opens the cropping once more',
    'The control',
    'Error',
  ],
  keyboard: [
    ['Tab', 'Moves to the field, and on to the next one'],
    ['Space, Enter', 'Opens the choice of files of the device'],
    ['Arrow keys', 'While cropping: move the picture; on the slider: make it larger or smaller'],
    ['Escape', 'While cropping: cancels'],
  ],
  accessibility: [
    ...namedByLabel,
    'The preview is decoration and has no alternative text; the control names the file.',
    'Cropping is a dialog that keeps the focus and can be used by keyboard alone (WCAG 2.5.7).',
  ],
  messages: [
    ['It is empty and `required()`', 'This field is required; give words of your own'],
    ['It is no picture that `accept` names', 'Choose a file of another type'],
    ['It is larger than `maxSizeBytes`', 'Choose a file of 5 MB at most'],
    ['Name of the button', 'Crop again'],
  ],
  related: ['FileField'],
  initialCode: { picture: '[] as readonly File[]' },
  examples: {
    Usual: { args, form },
    WithPicture: {
      args: { ...args, current },
      form,
      note: 'The page has a picture already: `current` is its address.',
    },
    Cropped: {
      args: { ...args, crop: { aspect: 1, maxWidthPx: 200 } },
      form,
      note: 'Choose a picture: it is cut into a square.',
    },
    Refused: {
      args,
      form: { ...form, rules: { picture: [['required', 'Choose a picture']] }, isLeft: true },
    },
    Disabled: { args: { ...args, disabled: true }, form },
  },
}
