import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { AccountPanelProps } from '../host/supporter-host.ts'
import { SupporterProvider } from '../host/supporter-provider.tsx'
import { testSettings } from '../session/session.test-kit.ts'
import { AccountScreen } from './account-screen.tsx'

function OwnPanel({ view, returnTo }: AccountPanelProps) {
  return `${view} of the host, then ${returnTo}`
}

function screenWith(
  accountPanel: typeof OwnPanel | undefined,
  view: AccountPanelProps['view'] = 'signIn',
  signIn = testSettings.signIn,
) {
  return renderToString(
    <SupporterProvider
      settings={{ ...testSettings, signIn }}
      platform={() => Promise.reject(new Error('Nobody asks the platform'))}
      accountPanel={accountPanel}
      location={{ pathname: '/sign-in', search: '?redirect=/teams', hash: '' }}
      navigate={() => undefined}
    >
      <AccountScreen view={view} />
    </SupporterProvider>,
  )
}

it('shows the host’s panel instead of the default one', () => {
  expect(screenWith(OwnPanel)).toContain('signIn of the host, then /teams')
  expect(screenWith(OwnPanel)).not.toContain('<input')
  expect(screenWith(undefined)).toContain('type="password"')
})

it('offers no new account to users who forgot their password', () => {
  const signIn = { ...testSettings.signIn, method: 'identity' as const, platformName: 'Give' }
  expect(screenWith(undefined, 'signIn', signIn)).toContain('Create a Give account')
  expect(screenWith(undefined, 'reset', signIn)).not.toContain('Create a Give account')
})
