import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Button, LinkButton } from '../button/button.tsx'
import { Toolbar } from './toolbar.tsx'
import { toolbarPage } from './toolbar.page.ts'

const meta: Meta<typeof Toolbar> = {
  title: 'Controls/Toolbar',
  component: Toolbar,
  parameters: { page: toolbarPage },
  args: {
    'aria-label': 'Your page',
    children: (
      <>
        <LinkButton href="#edit" size="small" emphasis="tertiary">
          Edit your page
        </LinkButton>
        <Button size="small" emphasis="tertiary">
          Share
        </Button>
        <Button size="small" emphasis="tertiary">
          Add a walk
        </Button>
        <Button size="small" emphasis="tertiary" disabled>
          Leave the team
        </Button>
      </>
    ),
  },
}
export default meta
type Story = StoryObj<typeof Toolbar>

export const Tools: Story = {}
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Edit your page' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('button', { name: 'Share' })).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect(canvas.getByRole('button', { name: 'Add a walk' })).toHaveFocus()
  },
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
