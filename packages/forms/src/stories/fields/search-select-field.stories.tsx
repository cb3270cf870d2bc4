import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { SearchSelectField } from '../../fields/index.ts'
import { exampleStory, fieldMeta } from '../field-stories.tsx'
import { searchSelectFieldPage as page } from './search-select-field.page.ts'

const meta: Meta<typeof SearchSelectField> = {
  title: 'Forms/Fields/Search-select field',
  component: SearchSelectField,
  ...fieldMeta(page),
}
export default meta
type Story = StoryObj<typeof SearchSelectField>

const story = (name: string) => exampleStory<Story>(page, name)

export const Usual = story('Usual')
export const Refused = story('Refused')
export const Chosen = story('Chosen')
export const Disabled = story('Disabled')
export const RightToLeft = story('RightToLeft')

export const RefusesWhenLeft: Story = {
  ...story('Usual'),
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas }) => {
    const field = await waitFor(async () => {
      const input = canvas.getByRole('combobox', { name: /^Country/ })
      await expect(input).toHaveAttribute('aria-autocomplete', 'list')
      return input
    })
    await userEvent.click(field)
    await userEvent.keyboard('{Escape}')
    await userEvent.tab()
    await expect(field).toHaveAccessibleDescription('This field is required')
  },
}
