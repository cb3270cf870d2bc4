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
    'One of many options, found by typing. The options are given, or found elsewhere by `onSearch`.',
  useFor: [
    'More than some twenty options, such as countries.',
    'Options that only a server knows, such as charities or teams.',
  ],
  notFor: [
    'A short list: take `RadioField` or `SelectField`.',
    'Free text with suggestions: only an option can be chosen.',
  ],
  anatomy: [
    'Label, with an asterisk when the rules ask for a value',
    'Hint',
    'The control, the button that clears it, the button that opens the list',
    'List',
    'Error',
  ],
  keyboard: [
    ['Arrow keys', 'Open the list, and move in it'],
    ['Enter', 'Chooses the marked option'],
    ['Escape', 'Closes the list and keeps the choice'],
    ['Tab', 'Closes the list and moves on'],
  ],
  accessibility: [
    'It is a combobox with a list box, as the ARIA Authoring Practices describe them.',
    'How many options were found is said when they come.',
    'Before the script it is a `<select>`, or a line of text where options are found elsewhere.',
  ],
  messages: [
    emptyRefusal,
    ['Nothing fits what was typed', 'Nothing found'],
    ['`onSearch` has not answered', 'Searching…'],
    ['`onSearch` fails', 'Search isn’t working at the moment. Try again.'],
    ['Options were found', '3 results'],
    ['Names of the buttons', 'Show all, Clear'],
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

export const Usual: Story = example({ args, form })
export const Refused: Story = example({ args, form: { ...form, isLeft: true } })
export const Chosen: Story = example({ args, form: { ...form, initial: { country: 'gb' } } })
export const Disabled: Story = example({
  args: { ...args, disabled: true },
  form: { ...form, initial: { country: 'gb' } },
})
export const RightToLeft: Story = example({
  args: { name: 'country', label: 'البلد', options: [{ value: 'eg', label: 'مصر' }] },
  form: { initial: { country: 'eg' } },
  direction: 'rtl',
})

export const RefusesWhenLeft: Story = {
  ...Usual,
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
