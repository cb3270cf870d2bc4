import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import AccountPanelDefault from '../components/account-panel.ts'
import ActivityListDefault from '../components/activity-list.ts'
import PageToolsDefault from '../components/page-tools.ts'
import SearchFieldDefault from '../components/search-field.ts'
import ShareButtonsDefault from '../components/share-buttons.ts'
import SupporterHeadDefault from '../components/supporter-head.ts'
import TeamHeadDefault from '../components/team-head.ts'
import { expectClauses, renderOf } from './component-story.test-kit.tsx'

const meta: Meta = { title: 'Pages/Site/Supporters' }
export default meta

const onSearch = fn()

export const AccountPanel: StoryObj = {
  render: renderOf('AccountPanel', AccountPanelDefault),
  play: async ({ canvas, canvasElement }) => {
    await expectClauses('AccountPanel', canvasElement)
    await userEvent.tab()
    await expect(canvas.getByRole('textbox', { name: 'Email address' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByLabelText(/^Password/)).toHaveFocus()
    canvas.getByRole('button', { name: 'Sign in' }).focus()
    await userEvent.keyboard('{Enter}')
    // All that is missing is said in one place, which has the focus.
    await expect(canvas.getByRole('alert')).toHaveFocus()
  },
}

export const SupporterHead: StoryObj = {
  render: renderOf('SupporterHead', SupporterHeadDefault),
  play: async ({ canvas, canvasElement }) => {
    await expectClauses('SupporterHead', canvasElement)
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Give to Sam' })).toHaveFocus()
  },
}

export const TeamHead: StoryObj = {
  render: renderOf('TeamHead', TeamHeadDefault),
  play: async ({ canvas, canvasElement }) => {
    await expectClauses('TeamHead', canvasElement)
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Give to Sam' })).toHaveFocus()
  },
}

export const ActivityList: StoryObj = {
  render: renderOf('ActivityList', ActivityListDefault),
  play: async ({ canvas, canvasElement }) => {
    await expectClauses('ActivityList', canvasElement)
    await expect(canvas.getByRole('heading', { name: 'Along the weir' })).toBeVisible()
  },
}

export const ShareButtons: StoryObj = {
  render: renderOf('ShareButtons', ShareButtonsDefault),
  play: async ({ canvas, canvasElement }) => {
    await expectClauses('ShareButtons', canvasElement)
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: /Facebook/ })).toHaveFocus()
  },
}

/** Renders nothing for visitors. The owner's view is in Pages/Supporter. */
export const PageTools: StoryObj = {
  render: renderOf('PageTools', PageToolsDefault),
  play: async ({ canvasElement }) => {
    await expectClauses('PageTools', canvasElement)
  },
}

export const SearchField: StoryObj = {
  beforeEach: () => void onSearch.mockClear(),
  render: renderOf('SearchField', SearchFieldDefault, { props: { onSearch } }),
  play: async ({ canvas, canvasElement }) => {
    await expectClauses('SearchField', canvasElement)
    await userEvent.tab()
    await expect(canvas.getByLabelText(/Find a supporter/)).toHaveFocus()
    await userEvent.keyboard('sam')
    await waitFor(() => expect(onSearch).toHaveBeenCalledWith('sam'))
  },
}
