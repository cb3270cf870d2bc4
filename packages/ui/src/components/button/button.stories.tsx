import type { Meta, StoryObj } from '@storybook/react-vite'
import { Icon } from '../icon/icon.tsx'
import { Button, buttonEmphases, ButtonGroup, buttonSizes, LinkButton } from './button.tsx'
import { buttonPage } from './button.page.ts'

const meta: Meta<typeof Button> = {
  title: 'Controls/Button',
  component: Button,
  parameters: { page: buttonPage },
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
