import type { ComponentFacts } from '@milepost/presets/component-page'
import { buttonKeys, pageBasics } from '../../stories/page-basics.ts'

export const toastPage: ComponentFacts = {
  ...pageBasics,
  name: 'Toast',
  alongside: ['ToastRegion'],
  title: 'Overlays/Toast',
  summary:
    'A short answer to what the reader has done. It goes by itself after five seconds; an error, or one with an action, stays until it is closed. `ToastRegion` is the place where toasts appear.',
  useFor: ['“Saved”, “copied”, “sent”.'],
  notFor: [
    'What somebody must read or act on: take `Message`.',
    'What is wrong with a form: take `ErrorSummary`.',
  ],
  anatomy: ['Sign of the tone', 'Words', 'Button of its action', 'Button that closes it'],
  keyboard: buttonKeys,
  accessibility: [
    'It never goes while the pointer is over it or the focus is in it.',
    'One that stays is next in the order of focus after what had the focus when it came, and gives the focus back.',
    '`ToastRegion` is in the page before the first toast, so that screen readers hear it: an error at once, the others when there is a pause.',
  ],
  messages: [['Name of the button', 'Close']],
  related: ['Message', 'ShareBar'],
}
