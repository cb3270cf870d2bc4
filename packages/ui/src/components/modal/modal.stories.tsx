import type { ComponentPage } from '@milepost/config/component-page'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { modalWidths } from '../../theme/kit.ts'
import { pageBasics } from '../../stories/page-facts.fixtures.ts'
import { Button, ButtonGroup } from '../button/button.tsx'
import { TextField } from '../field/field.tsx'
import { Modal, type ModalProps } from './modal.tsx'

const page: ComponentPage = {
  ...pageBasics,
  name: 'Modal',
  summary: 'A modal dialog, built on the native `<dialog>`.',
  useFor: ['Short tasks that interrupt what the user is doing.'],
  notFor: ['Feedback: use `Message` or `Toast`.', 'Long forms: use a page.'],
  anatomy: ['Title', 'Close button', 'Content'],
  keyboard: [
    ['Tab', 'Moves through the dialog, never to the page behind it'],
    ['Enter, Space', 'Activate a button'],
    ['Escape', 'Closes the dialog'],
  ],
  accessibility: [
    'The focus moves to the title when it opens and is restored when it closes.',
    'The title names the dialog. Without a title, set `aria-label`.',
    'While it is open, the page behind doesn’t scroll and can’t be reached.',
  ],
  messages: [['Accessible name of the close button', 'Close']],
  related: ['Components/Overlays/Toast', 'Components/Controls/Image crop'],
}

const meta: Meta<typeof Modal> = {
  title: 'Components/Overlays/Modal',
  component: Modal,
  parameters: { page, docs: { story: { inline: false, height: '30rem' } } },
  args: {
    open: true,
    title: 'Before you start',
    children: (
      <>
        <p>It takes two minutes to create a page. You can change everything later.</p>
        <ButtonGroup style={{ marginBlockStart: '1.25rem' }}>
          <Button>Start a page</Button>
          <Button emphasis="tertiary">Not now</Button>
        </ButtonGroup>
      </>
    ),
  },
  argTypes: { width: { control: 'select', options: Object.keys(modalWidths) } },
  render: (args) => <OnAPage {...args} />,
}
export default meta
type Story = StoryObj<typeof Modal>

/** Long page with a button that opens the dialog. */
function OnAPage({ open: initially, ...rest }: ModalProps) {
  const [open, setOpen] = useState(initially)
  return (
    <div style={{ minHeight: '200vh' }}>
      <Button onClick={() => setOpen(true)}>Open the dialog</Button>
      <Modal {...rest} open={open} onClose={() => setOpen(false)} />
    </div>
  )
}

/** Returns a play function that checks the dialog's width, in rhythm units of 24 px, or the window's if it is narrower. */
function isWide(units: number): NonNullable<Story['play']> {
  return async () => {
    const dialog = within(document.body).getByRole('dialog')
    const room = units === 9999 ? window.innerWidth : window.innerWidth - 24
    await expect(Math.abs(dialog.offsetWidth - Math.min(units * 24, room))).toBeLessThan(16)
  }
}

export const Default: Story = { name: '26 rhythm units [S9.17]', play: isWide(26) }
export const Narrow: Story = {
  name: 'Narrow, 22.5 rhythm units [S9.16]',
  args: { width: 'narrow' },
  play: isWide(22.5),
}
export const Thin: Story = {
  name: 'Thin, 30 rhythm units [S9.16]',
  args: { width: 'thin' },
  play: isWide(30),
}
export const Medium: Story = {
  name: 'Medium, 37.5 rhythm units [S9.16]',
  args: { width: 'medium' },
  play: isWide(37.5),
}
export const Wide: Story = {
  name: 'Wide, 45 rhythm units [S9.16]',
  args: { width: 'wide' },
  play: isWide(45),
}
export const Full: Story = {
  name: 'Full width [S9.16]',
  args: { width: 'full' },
  play: isWide(9999),
}
export const LongTitle: Story = {
  args: {
    title: 'A page in memory of Siân-Llewellyn Featherstonehaugh-Cholmondeley of Pembrokeshire',
    children: Array.from({ length: 20 }, (_, index) => (
      <p key={index}>Paragraph {index + 1} of a policy that is longer than the window.</p>
    )),
  },
}
export const WithForm: Story = {
  args: {
    title: 'Sign in',
    width: 'narrow',
    children: (
      <form>
        <TextField label="Email address" type="email" error="Enter a valid email" />
      </form>
    ),
  },
}

export const ByKeyboard: Story = {
  name: 'Traps the focus and locks the page until it closes [S2.75]',
  args: { open: false },
  play: async ({ canvas, canvasElement }) => {
    const opener = canvas.getByRole('button', { name: 'Open the dialog' })
    const page = canvasElement.ownerDocument
    const scrolling = () => getComputedStyle(page.documentElement).overflowY
    const before = scrolling()
    opener.focus()
    await userEvent.keyboard('{Enter}')
    const dialog = await within(page.body).findByRole('dialog', { name: 'Before you start' })
    await expect(dialog).toContainElement(page.activeElement as HTMLElement)
    await expect(scrolling()).toBe('hidden')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
    await expect(dialog).not.toBeInTheDocument()
    await expect(scrolling()).toBe(before)
    await expect(opener).toHaveFocus()
  },
}

export const PageScrollsBehind: Story = {
  name: 'Lets the page scroll with documentScroll [S2.75]',
  args: { documentScroll: true },
  play: async ({ canvasElement }) => {
    const { documentElement } = canvasElement.ownerDocument
    await expect(getComputedStyle(documentElement).overflowY).not.toBe('hidden')
  },
}
