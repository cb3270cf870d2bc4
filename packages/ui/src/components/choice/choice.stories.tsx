import type { Meta, StoryObj } from '@storybook/react-vite'
import { Checkbox } from './checkbox.tsx'
import { ChoiceGroup } from './choice-group.tsx'
import { choicePage } from './choice.page.ts'

const meta: Meta<typeof ChoiceGroup> = {
  title: 'Controls/Choices',
  component: ChoiceGroup,
  // Radio buttons of one name would be one group for the whole page.
  decorators: [(Story) => <form>{Story()}</form>],
  parameters: { page: choicePage },
  args: {
    label: 'How will you take part?',
    name: 'how',
    choices: [
      { value: 'solo', label: 'On my own', hint: 'You can join a team later.' },
      { value: 'team', label: 'In a team' },
      { value: 'later', label: 'I do not know yet', disabled: true },
    ],
  },
}
export default meta
type Story = StoryObj<typeof ChoiceGroup>

export const One: Story = { args: { defaultValue: 'team' } }
export const Several: Story = { args: { type: 'checkbox', defaultValue: ['solo', 'team'] } }
export const WithError: Story = { args: { error: 'Choose one', hint: 'You can change it later.' } }
export const YesOrNo: Story = {
  render: () => (
    <Checkbox
      name="giftAid"
      label="I am a UK taxpayer and want the charity to claim Gift Aid on everything that I give, today and later"
      hint="It adds 25p to each £1, at no cost to you."
      defaultChecked
    />
  ),
}
export const YesOrNoWithError: Story = {
  render: () => (
    <Checkbox name="rules" label="I agree to the rules" error="This field is required" />
  ),
}
export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { defaultValue: 'solo' } }
