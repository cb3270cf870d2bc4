import { Button } from '@milepost/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Toasts, useShowToast } from '../toast/toasts.tsx'
import { StoryApplication } from './story-application.test-kit.tsx'

const meta: Meta<typeof Toasts> = {
  title: 'Pages/Supporter/Toasts',
  component: Toasts,
  parameters: { docs: { story: { inline: false, height: '20rem' } } },
  render: () => (
    <StoryApplication>
      <TwoButtons />
    </StoryApplication>
  ),
}
export default meta
type Story = StoryObj<typeof Toasts>

function TwoButtons() {
  const showToast = useShowToast()
  return (
    <>
      <Button onClick={() => showToast('Your page is saved.', 'success')}>Save</Button>{' '}
      <Button onClick={() => showToast('We couldn’t save your page.', 'danger')}>Fail</Button>
    </>
  )
}

/** A new message replaces the previous one, and the last one is closed. */
export const OneAtATime: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText('Your page is saved.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Fail' }))
    await expect(await canvas.findByText('We couldn’t save your page.')).toBeVisible()
    await expect(canvas.queryByText('Your page is saved.')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(canvas.queryByText('We couldn’t save your page.')).toBeNull())
  },
}
