import type { ComponentFacts } from '@milepost/presets/component-page'
import { pageBasics } from '../../stories/page-basics.ts'

export const sharePage: ComponentFacts = {
  ...pageBasics,
  name: 'ShareBar',
  alongside: ['CopyButton'],
  title: 'Fundraising/Share bar',
  summary:
    'Ways of telling others. They are plain links, and nothing of the networks is loaded. `CopyButton` copies a text.',
  useFor: ['Pages that supporters pass on. `shareOptions` makes the list.'],
  notFor: ['Links to your own accounts at the networks: write links in the `Footer`.'],
  anatomy: [
    'A link for each network',
    'A button that copies the address',
    'What it says once it has',
  ],
  keyboard: [
    ['Tab', 'Moves from way to way'],
    ['Enter', 'Opens the network, or copies'],
    ['Space', 'Copies, on the button'],
  ],
  accessibility: [
    'It is a list named by `label`.',
    'A link that opens a new tab says so to screen readers.',
    'That the address was copied is an `<output>`: it is heard. It stays for three seconds.',
  ],
  messages: [
    ['Name of the list', 'Share'],
    ['After the name of a network, for screen readers', 'opens in a new tab'],
    ['Once the address is copied', 'Link copied to clipboard!'],
    ['A `CopyButton` without words of its own', 'Copy link'],
    ['Where the browser refuses to copy, before the keys', 'Copy to clipboard:'],
  ],
  related: ['QrCode', 'Toast'],
}
