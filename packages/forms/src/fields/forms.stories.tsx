import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { SignUp } from '../stories/sign-up.fixtures.tsx'

const meta: Meta = { title: 'Forms/Sign-up form', parameters: { isWholeForm: true } }
export default meta
type Story = StoryObj

export const Empty: Story = { render: () => <SignUp /> }

export const SubmittedEmpty: Story = {
  // Docs pages do not run play functions.
  tags: ['!autodocs'],
  render: () => <SignUp />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign up' }))
    await expect(canvas.getByRole('textbox', { name: 'First name' })).toHaveFocus()
    await expect(canvas.getAllByText('This field is required')).toHaveLength(7)
  },
}

/** Keyboard only, from the first field to a server error. */
export const RejectedByServer: Story = {
  // Docs pages do not run play functions.
  tags: ['!autodocs'],
  render: () => <SignUp />,
  play: async ({ canvas }) => {
    canvas.getByRole('textbox', { name: 'First name' }).focus()
    const answers = [
      'Ada',
      'Lovelace',
      'taken@example.org',
      '',
      'correct7#',
      undefined,
      'correct7#',
      undefined,
    ]
    for (const answer of [...answers, '1 High Street', '', '', '', 'ls1 1aa']) {
      if (answer) await userEvent.keyboard(answer)
      await userEvent.tab()
    }
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Country' }), 'gb')
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(
      await canvas.findByText('There’s already an account with this email'),
    ).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Email address' })).toHaveFocus()
  },
}
