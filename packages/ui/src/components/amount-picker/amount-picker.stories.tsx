import type { ComponentPage } from '@milepost/config/component-page'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { pageBasics, refusedControl } from '../../stories/page-facts.fixtures.ts'
import { sampleBrandOf } from '../../stories/samples.fixtures.ts'
import { AmountPicker } from './amount-picker.tsx'

const page: ComponentPage = {
  ...pageBasics,
  name: 'AmountPicker',
  summary:
    'A choice of donation amounts, each with its impact, and a field for another amount. It works before scripts load.',
  useFor: ['Donation forms.'],
  notFor: [
    'A single amount, such as a target: use `MoneyField` from `@milepost/forms/fields`.',
    'Showing the impact of donations: use `GiftCards`.',
  ],
  anatomy: [
    'Question',
    'Amounts, each with its impact',
    'Field for another amount, with the currency symbol',
    'Error',
  ],
  keyboard: [
    ['Tab', 'Moves to the amounts, then to the other-amount field'],
    ['Arrow keys', 'Select the previous or next amount'],
    ['Space', 'Selects the focused amount'],
  ],
  accessibility: [
    'It is a `<fieldset>` of radio buttons, named by its legend.',
    'Selecting an amount clears the other-amount field, and typing there clears the selection, so only the visible amount is submitted.',
    refusedControl,
  ],
  messages: [['Label of the other-amount field', 'Another amount']],
  related: ['Components/Fundraising/Gift cards', 'Components/Controls/Choices'],
}

const meta: Meta<typeof AmountPicker> = {
  title: 'Components/Controls/Amount picker',
  component: AmountPicker,
  // Radio buttons with the same name would be one group on the docs page.
  decorators: [(Story) => <form>{Story()}</form>],
  parameters: { page },
  args: { legend: 'How much would you like to give?', currencySymbol: '£', options: [] },
  render: (args, { globals }) => {
    const sample = sampleBrandOf(globals['brand'])
    return (
      <AmountPicker
        {...args}
        currencySymbol={globals['brand'] === 'summit' ? 'A$' : '£'}
        options={sample.gifts.map((gift) => ({
          value: gift.value,
          amount: sample.money(Number(gift.value)),
          label: gift.label,
        }))}
        defaultValue={args.defaultValue ?? sample.gifts[1].value}
      />
    )
  },
}
export default meta
type Story = StoryObj<typeof AmountPicker>

export const Selected: Story = {}
export const WithError: Story = {
  args: { defaultOther: '-5', error: 'Enter an amount between 1 and 1,000,000' },
}
export const NoOptions: Story = { render: (args) => <AmountPicker {...args} /> }
export const OneCounts: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const other = page.getByRole('textbox', { name: 'Another amount' })
    await userEvent.type(other, '40')
    for (const radio of page.getAllByRole('radio')) await expect(radio).not.toBeChecked()
    const [first] = page.getAllByRole('radio')
    if (first === undefined) throw new Error('no options')
    await userEvent.click(first)
    await expect(other).toHaveValue('')
  },
}
