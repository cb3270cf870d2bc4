// @vitest-environment jsdom
import { createPlatform, sandboxEnvironment } from '@milepost/platform'
import { createDefaultAdapter } from '@milepost/platform/adapter'
import { act, StrictMode, useEffect } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createAppStore } from '../browser-store/app-store.ts'
import { supporterParts } from '../browser-store/supporter-store.ts'
import type { HostLocation } from '../host/supporter-host.ts'
import { SupporterProvider } from '../host/supporter-provider.tsx'
import { reduceSession } from '../session/reduce-session.ts'
import { samUser, testSettings } from '../session/session.test-kit.ts'
import { createRegistration } from './create-registration.ts'
import { createProgress, getTabProgress } from './registration-progress.ts'
import { type Registration, useRegistration } from './use-registration.ts'

const view = createRegistration({ siteName: 'River Run', country: 'gb', currency: 'GBP' })
const platform = createDefaultAdapter(
  createPlatform({ environment: sandboxEnvironment('http://platform.example') }),
)
const store = createAppStore({
  parts: supporterParts,
  storage: undefined,
  watchStorage: () => () => undefined,
})
store.set('session', (session) => reduceSession(session, { type: 'userFetched', user: samUser }))
let root: Root
let asked: string[]

const heard = vi.fn<(registration: Registration) => void>()
function Probe() {
  const registration = useRegistration(view)
  useEffect(() => heard(registration))
  return registration.step
}
function latest(): Registration {
  const [registration] = heard.mock.lastCall ?? []
  if (registration === undefined) throw new Error('Nothing was drawn')
  return registration
}

/** Renders a registration with a router that records navigation. */
function show(location: Partial<HostLocation>) {
  return act(async () =>
    root.render(
      <StrictMode>
        <SupporterProvider
          settings={testSettings}
          platform={platform}
          store={() => store}
          location={{ pathname: '/register', search: '', hash: '', ...location }}
          navigate={(to) => void asked.push(to)}
        >
          <Probe />
        </SupporterProvider>
      </StrictMode>,
    ),
  )
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  asked = []
  root = createRoot(document.body)
  const page = { slug: 'sam-runs', id: '1', name: 'Sam runs', donationUrl: '' }
  getTabProgress().note(samUser.id, {
    ...createProgress(samUser.id),
    page,
    hasAnswers: true,
    step: 'story',
  })
})
afterEach(async () => {
  await act(async () => root.unmount())
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

it('keeps its page while a slow router has not reached the last step', async () => {
  await show({})
  expect(document.body.textContent).toBe('story')
  await act(async () => latest().goOn())
  expect(asked).toEqual(['/register?step=done'])
  expect(document.body.textContent).toBe('story')
  await show({ search: '?step=done' })
  expect(document.body.textContent).toBe('done')
  expect(latest().progress.page?.slug).toBe('sam-runs')
})

it('starts another page if a finished user opens the start again', async () => {
  await show({ search: '?step=done' })
  await act(async () => latest().note({ step: 'done' }))
  await show({ search: '?step=done' })
  expect(document.body.textContent).toBe('done')
  await show({})
  expect(document.body.textContent).toBe('page')
  expect(latest().progress.page).toBeUndefined()
})
