import type { ComponentPage } from '@milepost/config/component-page'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { SearchSelectField } from '../../fields/index.ts'
import { emptyRefusal, example, fieldBasics, fieldMeta } from '../fields.fixtures.tsx'

const options = [
  { value: 'ie', label: 'Ireland' },
  { value: 'is', label: 'Iceland' },
  { value: 'gb', label: 'United Kingdom', note: 'England, Northern Ireland, Scotland, Wales' },
]
const args = { name: 'country', label: 'Country', options }
const form = { initial: { country: '' }, rules: { country: [['required']] } } as const

const page: ComponentPage = {
  ...fieldBasics,
  name: 'SearchSelectField',
  summary:
    'A combobox for choosing one of many options by typing. The options are a list, or come from `onSearch`.',
  useFor: [
    'More than about 20 options, such as countries.',
    'Options that a server searches, such as charities or teams.',
  ],
  notFor: [
    'Short lists: use `RadioField` or `SelectField`.',
    'Free text with suggestions: only options can be selected.',
  ],
  anatomy: [
    'Label, with an asterisk if a value is required',
    'Hint',
    'Input, clear button, button that opens the list',
    'List',
    'Error',
  ],
  keyboard: [
    ['Arrow keys', 'Open the list and move through it'],
    ['Enter', 'Selects the highlighted option'],
    ['Escape', 'Closes the list and keeps the selection'],
    ['Tab', 'Closes the list and moves to the next field'],
  ],
  accessibility: [
    'It follows the combobox pattern of the ARIA Authoring Practices Guide.',
    'The number of results is announced.',
    'Before scripts load it is a `<select>`, or a text input if options come from a search.',
  ],
  messages: [
    emptyRefusal,
    ['No results', 'Nothing found'],
    ['Waiting for `onSearch`', 'Searching…'],
    ['`onSearch` rejects', 'Search isn’t working at the moment. Try again.'],
    ['Three results', '3 results'],
    ['Labels of the buttons', 'Show all, Clear'],
  ],
  related: ['Forms/Fields/Select field', 'Forms/Fields/Radio field'],
}

const meta: Meta<typeof SearchSelectField> = {
  title: 'Forms/Fields/Search-select field',
  component: SearchSelectField,
  ...fieldMeta(page),
}
export default meta
type Story = StoryObj<typeof SearchSelectField>

export const Default: Story = example({ args, form })
export const WithError: Story = example({ args, form: { ...form, isLeft: true } })
export const Selected: Story = example({ args, form: { ...form, initial: { country: 'gb' } } })
export const Disabled: Story = example({
  args: { ...args, disabled: true },
  form: { ...form, initial: { country: 'gb' } },
})
export const RightToLeft: Story = example({
  args: { name: 'country', label: 'البلد', options: [{ value: 'eg', label: 'مصر' }] },
  form: { initial: { country: 'eg' } },
  direction: 'rtl',
})

export const ErrorOnBlur: Story = {
  ...Default,
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
