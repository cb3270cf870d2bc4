import type { ComponentPage } from '@milepost/config/component-page'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { pageBasics, refusedControl } from '../../stories/page-facts.fixtures.ts'
import { Checkbox, ChoiceGroup } from './choice.tsx'

const page: ComponentPage = {
  ...pageBasics,
  name: 'ChoiceGroup',
  alongside: ['Checkbox'],
  summary:
    'Several things to choose from, all in sight: one of them, or any number. `Checkbox` is one yes or no.',
  useFor: ['Two to seven choices.', '`Checkbox` for agreeing to something.'],
  notFor: [
    'Many choices: take `Select` or `SearchSelect`.',
    'A form of `@milepost/forms`: take `RadioField`, `CheckboxesField` or `CheckboxField`.',
  ],
  anatomy: ['Question', 'Hint', 'Choices, each with a hint', 'Error'],
  keyboard: [
    ['Tab', 'Moves to the chosen radio button, or from box to box'],
    ['Arrow keys', 'Choose the radio button before or after'],
    ['Space', 'Ticks or clears a box'],
  ],
  accessibility: [
    'It is a `<fieldset>` named by its legend; hint and error describe it.',
    'Each choice has a `<label>` of its own, and its hint describes it.',
    refusedControl,
  ],
  messages: [],
  related: ['Controls/Select', 'Controls/Amount picker'],
}

const meta: Meta<typeof ChoiceGroup> = {
  title: 'Controls/Choices',
  component: ChoiceGroup,
  // Radio buttons with the same name would be one group on the docs page.
  decorators: [(Story) => <form>{Story()}</form>],
  parameters: { page },
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
