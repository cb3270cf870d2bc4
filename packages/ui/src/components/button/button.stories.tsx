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
    'Does something on this page. `LinkButton` leads somewhere else and looks the same; `ButtonGroup` puts them side by side.',
  useFor: [
    'Sending a form, opening a dialog, changing what is shown.',
    'One primary button in a view; the others are secondary or tertiary.',
  ],
  notFor: [
    'Leading to another page: take `LinkButton`.',
    'A link within text: write a link.',
    'Sending a form of `@milepost/forms`: take its `SubmitButton`.',
  ],
  anatomy: ['Words', 'Icon'],
  keyboard: [
    ['Tab', 'Moves to the button'],
    ['Enter, Space', 'Press a button; Enter follows a `LinkButton`'],
  ],
  accessibility: [
    'It is a `<button>` with `type="button"` unless you give another. `LinkButton` is an `<a>`.',
    'It is at least 44 pixels high in every size.',
    'A disabled button takes no focus: say why it cannot be pressed.',
  ],
  messages: [],
  related: ['Fundraising/Call to action'],
}

const meta: Meta<typeof Button> = {
  title: 'Controls/Button',
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
        Give now <Icon name="arrow" />
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
        Give now
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
