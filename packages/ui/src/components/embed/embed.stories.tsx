import type { Meta, StoryObj } from '@storybook/react-vite'
import { Embed } from './embed.tsx'
import { Video } from './video.tsx'
import { embedPage } from './embed.page.ts'

const poster = { src: './tideline/hero.svg', width: 1600, height: 900 }

const meta: Meta<typeof Embed> = {
  title: 'Content/Embed',
  component: Embed,
  parameters: { page: embedPage },
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
