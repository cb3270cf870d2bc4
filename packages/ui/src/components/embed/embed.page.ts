import type { ComponentFacts } from '@milepost/presets/component-page'
import { pageBasics } from '../../stories/page-basics.ts'

export const embedPage: ComponentFacts = {
  ...pageBasics,
  name: 'Embed',
  alongside: ['Video'],
  title: 'Content/Embed',
  summary:
    'Content of another site, such as a video. The other site hears of the reader only after the reader asks for it. `Video` plays a video of this site.',
  useFor: [
    'Videos and maps of another site.',
    'Content that needs consent: set `allowed` once it is given.',
  ],
  notFor: ['A video of your own: take `Video`.', 'A link to another site: write a link.'],
  anatomy: [
    'Poster',
    'Title',
    'Button that loads the content',
    'Notice, with a link to the other site',
    'Caption',
  ],
  keyboard: [
    ['Tab', 'Moves to the button and the link; once it is loaded, into the content'],
    ['Enter, Space', 'Load the content'],
  ],
  accessibility: [
    'The button is named by `Play` and the title. The frame has the title as its name.',
    'Only a whole `https:` address is shown; anything else renders nothing.',
    'Give `Video` its `captions`: the player shows them from the start.',
  ],
  messages: [
    ['The button', 'Play'],
    ['Below the button', 'This loads content from {provider}, which may set cookies.'],
    ['The link', 'Open at {provider}'],
  ],
  related: ['Picture', 'CookieBanner'],
}
