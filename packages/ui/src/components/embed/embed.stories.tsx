import type { ComponentPage } from '@milepost/config/component-page'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { pageBasics } from '../../stories/page-facts.fixtures.ts'
import { Embed } from './embed.tsx'
import { Video } from './video.tsx'

const poster = { src: './tideline/hero.svg', width: 1600, height: 900 }

const page: ComponentPage = {
  ...pageBasics,
  name: 'Embed',
  alongside: ['Video'],
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
  related: ['Content/Picture', 'Overlays/Cookie banner'],
}

const meta: Meta<typeof Embed> = {
  title: 'Content/Embed',
  component: Embed,
  parameters: { page },
  args: {
    title: 'The summer the terns came back',
    src: 'https://www.youtube-nocookie.com/embed/abc',
    href: 'https://www.youtube.com/watch?v=abc',
    provider: 'YouTube',
    poster,
    caption: 'Three minutes, with subtitles.',
  },
}
export default meta
type Story = StoryObj<typeof Embed>

export const BeforeConsent: Story = {}
export const NoPicture: Story = { args: { poster: undefined, caption: undefined } }
export const OwnFilm: Story = {
  render: () => (
    <Video
      title="The summer the terns came back"
      src="./tideline/terns.mp4"
      poster={poster}
      captions={{
        src: 'data:text/vtt,WEBVTT',
        language: 'en',
        label: 'English',
      }}
    />
  ),
}
