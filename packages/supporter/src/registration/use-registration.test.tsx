// @vitest-environment jsdom
import { sandboxEnvironment } from '@milepost/platform'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createAppStore } from '../browser-store/create-app-store.ts'
import { supporterParts } from '../browser-store/supporter-store.ts'
import type { Place } from '../host/supporter-host.ts'
import { SupporterProvider } from '../host/supporter-provider.tsx'
import { reduceSession } from '../session/reduce-session.ts'
import { sam, settings } from '../session/session.test-kit.ts'
import { createRegistration } from './create-registration.ts'
import { newProgress } from './registration-progress.ts'
import { tabProgress } from './progress-store.ts'
import { type Registration, useRegistration } from './use-registration.ts'

const view = createRegistration({ siteName: 'River Run', country: 'gb', currency: 'GBP' })
const platform = { environment: sandboxEnvironment('http://platform.example') }
const store = createAppStore({
  parts: supporterParts,
  storage: undefined,
  watchStorage: () => () => undefined,
})
store.set('session', (session) => reduceSession(session, { type: 'userFetched', user: sam }))
let root: Root
let registration: Registration
let asked: string[]

function Probe() {
  registration = useRegistration(view)
  return registration.step
}

/** A router that is told when it arrives. */
function show(location: Partial<Place>) {
  return act(async () =>
    root.render(
      <SupporterProvider
        settings={settings}
        platform={platform}
        store={() => store}
        location={{ pathname: '/register', search: '', hash: '', ...location }}
        navigate={(to) => void asked.push(to)}
      >
        <Probe />
      </SupporterProvider>,
    ),
  )
}

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  asked = []
  root = createRoot(document.body)
  const page = { slug: 'sam-runs', id: '1', name: 'Sam runs', donationUrl: '' }
  tabProgress().note(sam.id, { ...newProgress(sam.id), page, hasAnswers: true, step: 'story' })
})
afterEach(() => act(async () => root.unmount()))

it('keeps its page while a slow router has not come to the last step', async () => {
  await show({})
  expect(document.body.textContent).toBe('story')
  await act(async () => registration.goOn())
  expect(asked).toEqual(['/register?step=done'])
  expect(document.body.textContent).toBe('story')
  await show({ search: '?step=done' })
  expect(document.body.textContent).toBe('done')
  expect(registration.progress.page?.slug).toBe('sam-runs')
})

it('begins another page where somebody who has finished opens the start again', async () => {
  await show({ search: '?step=done' })
  await act(async () => registration.note({ step: 'done' }))
  await show({ search: '?step=done' })
  expect(document.body.textContent).toBe('done')
  await show({})
  expect(document.body.textContent).toBe('page')
  expect(registration.progress.page).toBeUndefined()
})
