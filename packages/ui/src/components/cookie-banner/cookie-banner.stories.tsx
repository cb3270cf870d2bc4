import type { ComponentPage } from '@milepost/config/component-page'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { pageBasics } from '../../stories/page-facts.fixtures.ts'
import { CookieBanner } from './cookie-banner.tsx'

const page: ComponentPage = {
  ...pageBasics,
  name: 'CookieBanner',
  summary:
    'A consent bar at the bottom of the window. The buttons to accept and to refuse are equally prominent.',
  useFor: ['Sites with content that needs consent.'],
  notFor: [
    'Other messages: use `Message` or `Toast`.',
    'A single third-party video: `Embed` asks for consent itself.',
  ],
  anatomy: [
    'Question',
    'Links to the policy and the preferences',
    'Refuse button',
    'Accept button',
  ],
  keyboard: [
    ['Tab', 'Moves through the links and buttons'],
    ['Enter, Space', 'Answer'],
  ],
  accessibility: [
    'It is a region named “Cookies”. It doesn’t take the focus, so put it first on the page, where keyboard users reach it first.',
    'The page makes room for it, so it never covers the focused element (WCAG 2.4.11).',
    'Both buttons look the same.',
  ],
  messages: [
    ['Accessible name of the region', 'Cookies'],
    ['Accept button', 'Accept all cookies'],
    ['Refuse button', 'Deny all cookies'],
  ],
  related: ['Components/Overlays/Preview banner', 'Components/Content/Embed'],
}

const meta: Meta<typeof CookieBanner> = {
  title: 'Components/Overlays/Cookie banner',
  component: CookieBanner,
  parameters: {
    page,
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '30rem' } },
  },
  args: {
    children:
      'We would like to count visits and see which stories are read. Nothing is loaded before you say yes.',
    links: [
      { label: 'Cookie Policy', href: '#policy' },
      { label: 'My Preferences', href: '#preferences' },
    ],
    onAccept: fn(),
    onReject: fn(),
  },
  render: (args) => (
    <>
      <p style={{ padding: '1rem' }}>
        {Array.from({ length: 30 }, (_, index) => (
          <a key={index} href={`#link-${index}`} style={{ display: 'block', padding: '.75rem 0' }}>
            Link {index + 1}
          </a>
        ))}
      </p>
      <CookieBanner {...args} />
    </>
  ),
}
export default meta
type Story = StoryObj<typeof CookieBanner>

export const Asking: Story = {}
export const Long: Story = {
  args: {
    children:
      'We, and the seven organisations named in our policy, would like to store a small file on your device, so that we can count visits, see which stories are read to the end, and learn which posters by the roadside brought you here. You can change your mind whenever you like.',
  },
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const NeverCoversFocus: Story = {
  name: 'Never covers the focused element',
  play: async ({ canvas, canvasElement }) => {
    const banner = canvas.getByRole('region', { name: 'Cookies' })
    const { activeElement: first } = canvasElement.ownerDocument
    await expect(first).not.toBeNull()
    for (let index = 0; index < 30; index += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one key after the other
      await userEvent.tab()
      const focused = canvasElement.ownerDocument.activeElement as HTMLElement
      // The browser does this for a real key press.
      focused.scrollIntoView({ block: 'nearest', behavior: 'instant' })
      // oxlint-disable-next-line no-await-in-loop
      await expect(focused.getBoundingClientRect().bottom).toBeLessThanOrEqual(
        banner.getBoundingClientRect().top,
      )
    }
  },
}

export const ByKeyboard: Story = {
  name: 'Can be answered by keyboard',
  play: async ({ args, canvas }) => {
    const no = canvas.getByRole('button', { name: 'Deny all cookies' })
    canvas.getByRole('link', { name: 'My Preferences' }).focus()
    await userEvent.tab()
    await expect(no).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onReject).toHaveBeenCalledOnce()
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(args.onAccept).toHaveBeenCalledOnce()
  },
}
