import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { ImageField } from '../../fields/index.ts'
import { drawnPicture } from '../drawn-picture.ts'
import { exampleStory, fieldMeta } from '../field-stories.tsx'
import { imageFieldPage as page } from './image-field.page.ts'

const meta: Meta<typeof ImageField> = {
  title: 'Forms/Fields/Image field',
  component: ImageField,
  ...fieldMeta(page),
}
export default meta
type Story = StoryObj<typeof ImageField>

const story = (name: string) => exampleStory<Story>(page, name)

export const Usual = story('Usual')
export const WithPicture = story('WithPicture')
export const Cropped = story('Cropped')
export const Refused = story('Refused')
export const Disabled = story('Disabled')

/** Chooses a file as a browser does. The simulated upload would keep the files chosen before. */
function choose(input: HTMLInputElement, file: File) {
  const files = new DataTransfer()
  files.items.add(file)
  input.files = files.files
  for (const type of ['input', 'change']) input.dispatchEvent(new Event(type, { bubbles: true }))
}

/** A picture is cut as soon as it is chosen, once more, and put away again. */
export const CutsWhatIsChosen: Story = {
  ...story('Cropped'),
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas, canvasElement }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('Your picture')
    choose(input, await drawnPicture('holiday.png'))
    const use = () =>
      waitFor(async () => {
        const button = canvas.getByRole('button', { name: 'Use picture' })
        await expect(button).not.toHaveAttribute('aria-disabled')
        return button
      })
    await canvas.findByRole('group', { name: 'Position of the picture' })
    await userEvent.click(await use())
    // Drawing and writing a picture takes its time.
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

/** A picture that was cut before a reload comes back, and nobody is asked to cut it again. */
export const PutsAKeptPictureBack: Story = {
  ...story('Cropped'),
  args: {
    ...story('Cropped').args,
    store: { read: () => drawnPicture('kept.jpg'), keep: () => undefined },
  },
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas, canvasElement }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('Your picture')
    await waitFor(() => expect(input.files?.[0]?.name).toBe('kept.jpg'))
    await waitFor(() => expect(canvasElement.querySelector('img')).not.toBeNull())
    await expect(canvas.queryByRole('group', { name: 'Position of the picture' })).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Crop again' })).toBeVisible()
  },
}

export const TakesNothingUncropped: Story = {
  ...story('Cropped'),
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('Your picture')
    choose(input, await drawnPicture('holiday.png'))
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel' }))
    await expect(input.files).toHaveLength(0)
    await expect(canvas.queryByRole('dialog')).toBeNull()
  },
}
