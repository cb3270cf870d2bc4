import type { ComponentPage } from '@milepost/config/component-page'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { pageBasics, refusedControl } from '../../stories/page-facts.fixtures.ts'
import { Checkbox, ChoiceGroup } from './choice.tsx'

const page: ComponentPage = {
  ...pageBasics,
  name: 'ChoiceGroup',
  alongside: ['Checkbox'],
  summary: 'A visible list of options: pick one, or any number. `Checkbox` is a single yes or no.',
  useFor: ['Two to seven options.', '`Checkbox`: consent to a single statement.'],
  notFor: [
    'Longer lists: use `Select` or `SearchSelect`.',
    'Forms of `@milepost/forms`: use `RadioField`, `CheckboxesField` or `CheckboxField`.',
  ],
  anatomy: ['Question', 'Hint', 'Options, each with a hint', 'Error'],
  keyboard: [
    ['Tab', 'Moves to the selected radio button, or between checkboxes'],
    ['Arrow keys', 'Select the previous or next radio button'],
    ['Space', 'Ticks or clears a checkbox'],
  ],
  accessibility: [
    'It is a `<fieldset>` named by its legend and described by its hint and error.',
    'Each option has its own `<label>`, and its hint describes it.',
    refusedControl,
  ],
  messages: [],
  related: ['Components/Controls/Select', 'Components/Controls/Amount picker'],
}

const meta: Meta<typeof ChoiceGroup> = {
  title: 'Components/Controls/Choices',
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
export const SingleCheckbox: Story = {
  render: () => (
    <Checkbox
      name="giftAid"
      label="I am a UK taxpayer and want the charity to claim Gift Aid on everything that I give, today and later"
      hint="It adds 25p to each £1, at no cost to you."
      defaultChecked
    />
  ),
}
export const SingleCheckboxWithError: Story = {
  render: () => (
    <Checkbox name="rules" label="I agree to the rules" error="This field is required" />
  ),
}
export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { defaultValue: 'solo' } }
