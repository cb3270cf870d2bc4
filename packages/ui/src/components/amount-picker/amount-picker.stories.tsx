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
    'How much to give: a few amounts with what they do, and any other. It works before any script.',
  useFor: ['A form that asks for a gift.'],
  notFor: [
    'An amount of money alone, such as a target: take `MoneyField` of `@milepost/forms/fields`.',
    'Showing what gifts do: take `GiftCards`.',
  ],
  anatomy: [
    'Question',
    'Amounts, each with what it does',
    'Field for another amount, with the currency',
    'Error',
  ],
  keyboard: [
    ['Tab', 'Moves to the amounts, then to the other amount'],
    ['Arrow keys', 'Choose the amount before or after'],
    ['Space', 'Chooses the amount that has the focus'],
  ],
  accessibility: [
    'It is a `<fieldset>` named by its legend, with radio buttons.',
    'Choosing an amount empties the other field, and typing there takes the choice away: what is seen is what is sent.',
    refusedControl,
  ],
  messages: [['Label of the other field', 'Another amount']],
  related: ['Fundraising/Gift cards', 'Controls/Choices'],
}

const meta: Meta<typeof AmountPicker> = {
  title: 'Controls/Amount picker',
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

export const Picked: Story = {}
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
