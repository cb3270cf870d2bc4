import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { sampleBrandOf } from '../../stories/sample-brands.ts'
import { AmountPicker } from './amount-picker.tsx'
import { amountPickerPage } from './amount-picker.page.ts'

const meta: Meta<typeof AmountPicker> = {
  title: 'Controls/Amount picker',
  component: AmountPicker,
  // Radio buttons of one name would be one group for the whole page.
  decorators: [(Story) => <form>{Story()}</form>],
  parameters: { page: amountPickerPage },
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
