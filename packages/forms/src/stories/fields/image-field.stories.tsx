import type { ComponentPage } from '@milepost/config/component-page'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { ImageField } from '../../fields/index.ts'
import { drawnPicture, example, fieldBasics, fieldMeta, namedByLabel } from '../fields.fixtures.tsx'

const args = {
  name: 'picture',
  label: 'Your photo',
  hint: 'JPEG, PNG or WebP, up to 5 MB.',
  maxSizeBytes: 5_000_000,
}
const form = { initial: { picture: [] } } as const
const current = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2"><path fill="#0b3c49" d="M0 0h3v2H0z"/><path fill="#f2a541" d="M0 1l3-.5V2H0z"/></svg>')}`

const page: ComponentPage = {
  ...fieldBasics,
  name: 'ImageField',
  summary: 'An image input with a preview and an optional cropper (`crop`).',
  useFor: ['Profile photos and page images. A `store` restores the selected image after a reload.'],
  notFor: ['Other files: use `FileField`.', 'Several images at once.'],
  anatomy: [
    'Label, with an asterisk if an image is required',
    'Hint',
    'Current or selected image',
    'Button that reopens the cropper',
    'Input',
    'Error',
  ],
  keyboard: [
    ['Tab', 'Moves to the field, then to the next one'],
    ['Space, Enter', 'Opens the file picker'],
    ['Arrow keys', 'In the cropper: move the image. On the slider: zoom'],
    ['Escape', 'In the cropper: cancels'],
  ],
  accessibility: [
    ...namedByLabel,
    'The preview is decorative and has no alternative text, because the control shows the file name.',
    'The cropper is a modal dialog. It can be used by keyboard alone (WCAG 2.1.1), and its sliders replace dragging (WCAG 2.5.7).',
  ],
  messages: [
    ['Empty, with `required()`', 'This field is required (set a custom message)'],
    ['The type doesn’t match `accept`', 'Choose a different type of file'],
    ['Larger than `maxSizeBytes`', 'Choose a file of up to 5 MB'],
    ['Label of the button that reopens the cropper', 'Crop again'],
  ],
  related: ['Forms/Fields/File field'],
  initialCode: { picture: '[] as readonly File[]' },
}

const meta: Meta<typeof ImageField> = {
  title: 'Forms/Fields/Image field',
  component: ImageField,
  ...fieldMeta(page),
}
export default meta
type Story = StoryObj<typeof ImageField>

export const Default: Story = example({ args, form })
export const WithImage: Story = example({
  args: { ...args, current },
  form,
  note: 'The page already has an image. `current` is its URL.',
})
export const Cropped: Story = example({
  args: { ...args, crop: { aspect: 1, maxWidthPx: 200 } },
  form,
  note: 'Choose a photo and crop it to a square.',
})
export const WithError: Story = example({
  args,
  form: { ...form, rules: { picture: [['required', 'Choose a photo']] }, isLeft: true },
})
export const Disabled: Story = example({ args: { ...args, disabled: true }, form })

/** Selects a file as a browser does. A simulated upload would keep the previously selected files. */
function choose(input: HTMLInputElement, file: File) {
  const files = new DataTransfer()
  files.items.add(file)
  input.files = files.files
  for (const type of ['input', 'change']) input.dispatchEvent(new Event(type, { bubbles: true }))
}

/** An image is cropped when it is selected, cropped again, and removed. */
export const CropsSelectedImage: Story = {
  ...Cropped,
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas, canvasElement }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('Your photo')
    choose(input, await drawnPicture('holiday.png'))
    const use = () =>
      waitFor(async () => {
        const button = canvas.getByRole('button', { name: 'Use photo' })
        await expect(button).not.toHaveAttribute('aria-disabled')
        return button
      })
    await canvas.findByRole('group', { name: 'Position of the photo' })
    await userEvent.click(await use())
    // Encoding an image takes a while.
    await waitFor(() => expect(input.files?.[0]?.name).toBe('holiday.jpg'))
    const { width, height } = await createImageBitmap(input.files?.[0] as Blob)
    await expect([width, height]).toEqual([200, 200])
    await expect(canvas.queryByRole('dialog')).toBeNull()
    await userEvent.click(await canvas.findByRole('button', { name: 'Crop again' }))
    await use()
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await expect(input.files?.[0]?.name).toBe('holiday.jpg')
    await expect(canvasElement.querySelector('img')).not.toBeNull()
  },
}

/** A cropped image is restored after a reload without cropping again. */
export const RestoresStoredImage: Story = {
  ...Cropped,
  args: {
    ...Cropped.args,
    store: { read: () => drawnPicture('kept.jpg'), keep: () => undefined },
  },
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas, canvasElement }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('Your photo')
    await waitFor(() => expect(input.files?.[0]?.name).toBe('kept.jpg'))
    await waitFor(() => expect(canvasElement.querySelector('img')).not.toBeNull())
    await expect(canvas.queryByRole('group', { name: 'Position of the photo' })).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Crop again' })).toBeVisible()
  },
}

export const RejectsUncroppedImage: Story = {
  ...Cropped,
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('Your photo')
    choose(input, await drawnPicture('holiday.png'))
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel' }))
    await expect(input.files).toHaveLength(0)
    await expect(canvas.queryByRole('dialog')).toBeNull()
  },
}
