import type { ComponentPage } from '@milepost/config/component-page'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { pageBasics } from '../../stories/page-facts.fixtures.ts'
import { Icon } from '../icon/icon.tsx'
import { Button, buttonEmphases, ButtonGroup, buttonSizes, LinkButton } from './button.tsx'

const page: ComponentPage = {
  ...pageBasics,
  name: 'Button',
  alongside: ['LinkButton', 'ButtonGroup'],
  summary:
    'Triggers an action on this page. `LinkButton` navigates to another page and looks the same. `ButtonGroup` arranges buttons in a row.',
  useFor: [
    'Submitting a form, opening a dialog, changing the view.',
    'One primary action per view. Make the others secondary or tertiary.',
  ],
  notFor: [
    'Navigation: use `LinkButton`.',
    'Links within text: use `<a>`.',
    'Submitting a form of `@milepost/forms`: use its `SubmitButton`.',
  ],
  anatomy: ['Text', 'Icon'],
  keyboard: [
    ['Tab', 'Moves to the button'],
    ['Enter, Space', 'Activate a button. Only Enter follows a `LinkButton`'],
  ],
  accessibility: [
    'It is a `<button>`, with `type="button"` by default. `LinkButton` is an `<a>`.',
    'It is at least 44 pixels high in every size.',
    'A disabled button can’t be focused. Explain nearby why it is disabled.',
  ],
  messages: [],
  related: ['Components/Fundraising/Call to action'],
}

const meta: Meta<typeof Button> = {
  title: 'Components/Controls/Button',
  component: Button,
  parameters: { page },
  args: { children: 'Start your page' },
  argTypes: {
    emphasis: { control: 'radio', options: buttonEmphases },
    size: { control: 'radio', options: buttonSizes },
  },
}
export default meta
type Story = StoryObj<typeof Button>

export const Primary: Story = {}
export const Secondary: Story = { args: { emphasis: 'secondary' } }
export const Tertiary: Story = { args: { emphasis: 'tertiary' } }
export const Disabled: Story = { args: { disabled: true } }
export const WithIcon: Story = {
  args: {
    children: (
      <>
        Donate now <Icon name="arrow" />
      </>
    ),
  },
}
export const Sizes: Story = {
  render: () => (
    <ButtonGroup>
      {buttonSizes.map((size) => (
        <Button key={size} size={size}>
          Give £25
        </Button>
      ))}
    </ButtonGroup>
  ),
}
export const AsLink: Story = {
  render: () => (
    <ButtonGroup>
      <LinkButton href="#start">Start your page</LinkButton>
      <LinkButton href="#give" emphasis="secondary">
        Donate now
      </LinkButton>
      <LinkButton href="#more" emphasis="tertiary">
        How it works
      </LinkButton>
    </ButtonGroup>
  ),
}
export const LongLabel: Story = {
  args: {
    children:
      'Start a page in memory of Siân-Llewellyn Featherstonehaugh-Cholmondeley of Pembrokeshire',
  },
}
