import type { ComponentPage } from '@milepost/presets/component-page'
import {
  fieldAnatomy,
  fieldBasics,
  textInputKeys,
  namedByLabel,
  emptyRefusal,
} from './field-basics.ts'

const args = { name: 'video', label: 'Video', hint: 'From YouTube or Vimeo.' }
const form = { initial: { video: '' } } as const

export const videoLinkFieldPage: ComponentPage = {
  ...fieldBasics,
  name: 'VideoLinkField',
  summary:
    'The address of a video on YouTube or Vimeo. When the field loses focus, the address is rewritten in one standard form.',
  useFor: ['A video to show on a page. `parseVideoLink` reads the value.'],
  notFor: [
    'For videos from elsewhere, and other addresses, use `TextField` with `url()`.',
    'To upload a video, use `FileField`.',
  ],
  anatomy: fieldAnatomy,
  keyboard: textInputKeys,
  accessibility: [...namedByLabel, '`inputMode="url"` brings the keyboard for addresses.'],
  messages: [
    emptyRefusal,
    [
      'The address is not a YouTube or Vimeo video',
      'Please enter the address of a YouTube or Vimeo video',
    ],
  ],
  related: ['TextField', 'FileField'],
  examples: {
    Usual: { args, form },
    Filled: { args, form: { initial: { video: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' } } },
    Refused: { args, form: { initial: { video: 'https://example.org/video' }, isLeft: true } },
    Disabled: { args: { ...args, disabled: true }, form },
    ReadOnly: {
      args: { ...args, readOnly: true },
      form: { initial: { video: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' } },
    },
  },
}
