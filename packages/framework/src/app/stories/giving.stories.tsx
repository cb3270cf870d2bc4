import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import DonateFormDefault from '../components/donate-form.ts'
import DonationListDefault from '../components/donation-list.ts'
import LeaderboardDefault from '../components/leaderboard.ts'
import ProgressDefault from '../components/progress.ts'
import ReceiptDefault from '../components/receipt.ts'
import { expectClauses, renderOf } from './component-story.test-kit.tsx'

const meta: Meta = { title: 'Pages/Site/Giving' }
export default meta

export const DonateForm: StoryObj = {
  render: renderOf('DonateForm', DonateFormDefault),
  play: async ({ canvas, canvasElement }) => {
    await expectClauses('DonateForm', canvasElement)
    await expect(canvas.getByRole('group', { name: 'How much?' })).toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: /£25/ })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('textbox', { name: /Other amount/ })).toHaveFocus()
    await userEvent.keyboard('40')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Continue' })).toHaveFocus()
  },
}

export const Receipt: StoryObj = {
  render: renderOf('Receipt', ReceiptDefault),
  play: async ({ canvas, canvasElement }) => {
    await expectClauses('Receipt', canvasElement)
    await expect(canvas.getByRole('heading', { name: 'Thank you, Ada!' })).toBeVisible()
  },
}

export const DonationList: StoryObj = {
  render: renderOf('DonationList', DonationListDefault),
  play: async ({ canvas, canvasElement }) => {
    await expectClauses('DonationList', canvasElement)
    await expect(canvas.getByRole('listitem')).toHaveTextContent('Ada')
  },
}

export const Leaderboard: StoryObj = {
  render: renderOf('Leaderboard', LeaderboardDefault),
  play: async ({ canvas, canvasElement }) => {
    await expectClauses('Leaderboard', canvasElement)
    await expect(canvas.getByRole('list')).toContainElement(canvas.getByText('Sam'))
  },
}

export const Progress: StoryObj = {
  render: renderOf('Progress', ProgressDefault),
  play: async ({ canvas, canvasElement }) => {
    await expectClauses('Progress', canvasElement)
    await expect(canvas.getByRole('progressbar', { name: /\w/ })).toBeInTheDocument()
  },
}
