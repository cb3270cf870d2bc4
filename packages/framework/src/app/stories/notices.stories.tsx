import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import ConsentBannerDefault from '../components/consent-banner.ts'
import ConsentPreferencesDefault from '../components/consent-preferences.ts'
import MaintenanceNoticeDefault from '../components/maintenance-notice.ts'
import { expectClauses, renderOf } from './component-story.test-kit.tsx'

const meta: Meta = { title: 'Pages/Site/Notices' }
export default meta

const onContinue = fn()

export const ConsentBanner: StoryObj = {
  render: renderOf('ConsentBanner', ConsentBannerDefault),
  play: async ({ canvas, canvasElement }) => {
    await expectClauses('ConsentBanner', canvasElement)
    const names = ['Yes', 'No'].map((name) => canvas.getByRole('button', { name }))
    const reached: (Element | null)[] = []
    for (let steps = 0; steps < 3; steps += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one key after the other
      await userEvent.tab()
      reached.push(canvasElement.ownerDocument.activeElement)
    }
    await expect(reached).toEqual(expect.arrayContaining(names))
  },
}

/** Renders nothing until the URL opens the dialog. */
export const ConsentPreferences: StoryObj = {
  render: renderOf('ConsentPreferences', ConsentPreferencesDefault),
  play: async ({ canvasElement }) => {
    await expectClauses('ConsentPreferences', canvasElement)
  },
}

export const ConsentPreferencesOpen: StoryObj = {
  name: 'Consent preferences, open',
  render: renderOf('ConsentPreferences', ConsentPreferencesDefault, {
    address: '/?cookies=preferences',
  }),
  play: async ({ canvas }) => {
    const dialog = await canvas.findByRole('dialog', { name: /\w/ })
    await waitFor(() => expect(dialog).toBeVisible())
    await userEvent.tab()
    await expect(dialog).toContainElement(dialog.ownerDocument.activeElement as HTMLElement)
    canvas.getByRole('button', { name: 'Close' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
  },
}

export const MaintenanceNotice: StoryObj = {
  beforeEach: () => void onContinue.mockClear(),
  render: renderOf('MaintenanceNotice', MaintenanceNoticeDefault, { props: { onContinue } }),
  play: async ({ canvas, canvasElement }) => {
    await expectClauses('MaintenanceNotice', canvasElement)
    const dialog = canvas.getByRole('dialog', { name: 'Planned maintenance' })
    await waitFor(() => expect(dialog).toBeVisible())
    canvas.getByRole('button', { name: 'Continue' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(onContinue).toHaveBeenCalledOnce()
  },
}
