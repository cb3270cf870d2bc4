import type { ComponentPage } from '@milepost/config/component-page'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test'
import { pageBasics } from '../../stories/page-facts.fixtures.ts'
import { ImageCrop } from './image-crop.tsx'

/** Creates an image with four stripes, like a camera photo. */
async function picture(): Promise<Blob> {
  const canvas = new OffscreenCanvas(1200, 800)
  const context = canvas.getContext('2d')
  for (const [index, colour] of ['#0b3c49', '#c73e1d', '#f2a541', '#2e7d6b'].entries()) {
    if (!context) break
    context.fillStyle = colour
    context.fillRect(index * 300, 0, 300, 800)
  }
  return canvas.convertToBlob({ type: 'image/png' })
}

const page: ComponentPage = {
  ...pageBasics,
  name: 'ImageCrop',
  summary: 'A dialog for cropping an image. The cropper is loaded when it opens.',
  useFor: ['Images with a fixed aspect ratio, such as avatars.'],
  notFor: ['Forms of `@milepost/forms`: `ImageField` opens it automatically.'],
  anatomy: [
    'Title',
    'Image with the crop frame',
    'Hint',
    'Sliders for position and zoom',
    'Buttons',
  ],
  keyboard: [
    ['Tab', 'Moves through the frame, sliders and buttons'],
    ['Arrow keys', 'In the frame: move the image. On a slider: change its value'],
    ['Enter, Space', 'Activate a button'],
    ['Escape', 'Closes the dialog without an image'],
  ],
  accessibility: [
    'It is a `Modal`: the focus stays inside and is restored when it closes.',
    'Everything that works by dragging also works by keyboard and with sliders, which announce their value (WCAG 2.5.7).',
    'An error for an unreadable image is announced.',
  ],
  messages: [
    ['Title', 'Crop your photo'],
    ['Accessible name of the frame', 'Position of the photo'],
    ['Hint', 'Drag the photo, or move it with the arrow keys or sliders.'],
    ['Label of the first slider', 'From left to right'],
    ['Label of the second slider', 'From top to bottom'],
    ['Label of the third slider', 'Zoom'],
    ['Apply button', 'Use photo'],
    ['Cancel button', 'Cancel'],
    ['While the image loads', 'Loading your photo'],
    ['The image can’t be read', 'We can’t read this photo. Choose another one.'],
  ],
  related: ['Components/Controls/File input', 'Components/Overlays/Modal'],
}

const meta: Meta<typeof ImageCrop> = {
  title: 'Components/Controls/Image crop',
  component: ImageCrop,
  parameters: { page },
  args: { onApply: fn(), onCancel: fn(), maxWidthPx: 400 },
  loaders: [async () => ({ file: await picture() })],
  render: (args, { loaded }) => <ImageCrop {...args} file={args.file ?? loaded['file']} />,
}
export default meta
type Story = StoryObj<typeof ImageCrop>

export const Square: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('group', { name: 'Position of the photo' })
  },
}
export const Round: Story = { args: { shape: 'round' } }
export const Wide: Story = { args: { aspect: 16 / 9 } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }

/** Keyboard only: moves, zooms and applies. */
export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    const frame = await canvas.findByRole('group', { name: 'Position of the photo' })
    await expect(frame).toHaveAccessibleDescription(/arrow keys/)
    frame.focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await userEvent.tab()
    const across = canvas.getByRole('slider', { name: 'From left to right' })
    await expect(across).toHaveFocus()
    // The full height is visible, so it cannot move.
    await expect(canvas.queryByRole('slider', { name: 'From top to bottom' })).toBeNull()
    await userEvent.tab()
    const size = canvas.getByRole('slider', { name: 'Zoom' })
    await expect(size).toHaveFocus()
    await fireEvent.change(size, { target: { value: '2' } })
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Use photo' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    // Encoding an image takes a while.
    await waitFor(() => expect(args.onApply).toHaveBeenCalledOnce())
    const [part] = (args.onApply as ReturnType<typeof fn>).mock.calls[0] ?? []
    await expect(part).toHaveProperty('type', 'image/jpeg')
    const { width, height } = await createImageBitmap(part as Blob)
    await expect([width, height]).toEqual([400, 400])
  },
}

/** Moves the crop area to the right end with the sliders, without dragging. */
export const Sliders: Story = {
  play: async ({ canvas, args }) => {
    const across = await canvas.findByRole('slider', { name: 'From left to right' })
    await waitFor(() => expect(across).toBeEnabled())
    await expect(across).toHaveAttribute('aria-valuetext', '50 %')
    await fireEvent.change(across, { target: { value: '100' } })
    await expect(across).toHaveAttribute('aria-valuetext', '100 %')
    await fireEvent.change(canvas.getByRole('slider', { name: 'Zoom' }), {
      target: { value: '2' },
    })
    await fireEvent.change(across, { target: { value: '100' } })
    const down = canvas.getByRole('slider', { name: 'From top to bottom' })
    await waitFor(() => expect(down).toBeEnabled())
    await userEvent.click(canvas.getByRole('button', { name: 'Use photo' }))
    await waitFor(() => expect(args.onApply).toHaveBeenCalledOnce())
    const [part] = (args.onApply as ReturnType<typeof fn>).mock.calls[0] ?? []
    const bitmap = await createImageBitmap(part as Blob)
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
    context?.drawImage(bitmap, 0, 0)
    // The fourth stripe is green.
    const [red = 0, green = 0] = context?.getImageData(bitmap.width - 5, 5, 1, 1).data ?? []
    await expect(green).toBeGreaterThan(red)
  },
}

export const UnreadableImage: Story = {
  args: { file: new Blob(['no picture'], { type: 'image/png' }) },
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(canvas.getByText(/can’t read this photo/)).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await expect(args.onCancel).toHaveBeenCalled()
  },
}
