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
    'Third-party content, such as a video. Nothing is requested from the third party until the user loads it. `Video` plays a video from your site.',
  useFor: [
    'Third-party videos and maps.',
    'Content that needs consent: set `allowed` once the user has consented.',
  ],
  notFor: ['Your own videos: use `Video`.', 'Links to other sites: use `<a>`.'],
  anatomy: [
    'Poster',
    'Title',
    'Button that loads the content',
    'Notice with a link to the other site',
    'Caption',
  ],
  keyboard: [
    ['Tab', 'Moves to the button and the link, or into the loaded content'],
    ['Enter, Space', 'Load the content'],
  ],
  accessibility: [
    'The button’s name is “Play” and the title. The title also names the frame.',
    'Only absolute `https:` URLs are accepted. Anything else renders nothing.',
    'Set `captions` on `Video`. They are shown by default.',
  ],
  messages: [
    ['Button', 'Play'],
    ['Text below the button', 'This loads content from {provider}, which may set cookies.'],
    ['Link', 'Open at {provider}'],
  ],
  related: ['Components/Content/Picture', 'Components/Overlays/Cookie banner'],
}

const meta: Meta<typeof Embed> = {
  title: 'Components/Content/Embed',
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
export const NoImage: Story = { args: { poster: undefined, caption: undefined } }
export const SelfHostedVideo: Story = {
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
