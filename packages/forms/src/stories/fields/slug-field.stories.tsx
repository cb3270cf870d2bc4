import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { SlugField } from '../../fields/index.ts'
import { exampleStory, fieldMeta } from '../field-stories.tsx'
import { slugFieldPage as page } from './slug-field.page.ts'

const meta: Meta<typeof SlugField> = {
  title: 'Forms/Fields/Slug field',
  component: SlugField,
  ...fieldMeta(page),
}
export default meta
type Story = StoryObj<typeof SlugField>

const story = (name: string) => exampleStory<Story>(page, name)

export const Usual = story('Usual')
export const Busy = story('Busy')
export const Refused = story('Refused')
export const Disabled = story('Disabled')
export const ReadOnly = story('ReadOnly')

export const SaysThatItIsFree: Story = {
  ...story('Usual'),
  args: { ...story('Usual').args, delayMs: 50 },
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'adas-long-run')
    await waitFor(() => expect(canvasElement.querySelector('[data-icon=check]')).not.toBeNull())
  },
}

export const SaysThatItIsTaken: Story = {
  ...story('Usual'),
  args: { ...story('Usual').args, delayMs: 50 },
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'adas-run')
    await waitFor(() =>
      expect(canvas.getAllByRole('status')[0]).toHaveTextContent('This address is taken'),
    )
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(/This address is taken/)
  },
}

export const SaysThatItIsBeingChecked: Story = {
  ...story('Busy'),
  tags: ['!autodocs', '!dev'],
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-icon=loading]')).not.toBeNull())
  },
}

export const OffersFreeOnes: Story = {
  ...story('Usual'),
  args: { ...story('Usual').args, delayMs: 50 },
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox')
    await userEvent.type(field, 'adas-run')
    const offered = await canvas.findByRole('group', { name: 'These are free:' })
    await expect(within(offered).getAllByRole('button')).toHaveLength(3)
    await userEvent.click(canvas.getByRole('button', { name: 'Take adas-run-2026' }))
    await expect(field).toHaveValue('adas-run-2026')
    await expect(field).toHaveFocus()
    await expect(canvas.queryByRole('group')).toBeNull()
    await waitFor(() =>
      expect(canvas.getAllByRole('status')[0]).toHaveTextContent('This address is free'),
    )
  },
}
