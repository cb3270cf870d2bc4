import { createPlatform, sandboxEnvironment } from '@milepost/platform'
import { createDefaultAdapter } from '@milepost/platform/adapter'
import {
  emptySession,
  type Session,
  type SessionPage,
  type SessionUser,
} from '../browser-store/session.ts'
import { type Answers, fakeFetch, type FakeRequest } from './fake-fetch.test-kit.ts'
import { reduceSession } from './reduce-session.ts'
import { type SessionEvent, type SessionScope } from './session-scope.ts'
import { sessionMessages } from './session-messages.ts'
import type { SupporterSettings } from '../host/supporter-host.ts'

export const nowMs = Date.parse('2026-06-01T09:00:00Z')

export const samUser: SessionUser = {
  id: 'guid-sam',
  uuid: 'guid-sam',
  name: 'Sam Okafor',
  countryCode: 'GB',
  token: 'a'.repeat(43),
  refreshToken: 'r-1',
  tokenExpiry: new Date(nowMs + 60_000).toISOString(),
  authType: 'Bearer',
  hasExistingPage: false,
}

export function createPage(slug: string, more: Partial<SessionPage['data']> = {}): SessionPage {
  return {
    owner: 'Sam Okafor',
    slug,
    data: {
      active: true,
      donationUrl: `https://platform.example/donate/${slug}`,
      id: `id-${slug}`,
      image: '',
      name: slug,
      teamPageId: undefined,
      teamShortName: undefined,
      url: `https://platform.example/fundraising/${slug}`,
      uuid: `guid-${slug}`,
      metadata: {},
      ...more,
    },
  }
}

export const testSettings: SupporterSettings = {
  language: 'en-GB',
  origin: 'http://site.example',
  signIn: {
    method: 'form',
    authType: 'Bearer',
    clientId: 'milepost',
    platformName: 'JustGiving',
    termsUrl: 'http://platform.example/www/info/terms-of-service',
    privacyUrl: 'http://platform.example/www/info/privacy',
    redirectUri: 'http://site.example/auth/callback',
  },
  pagesOf: { campaign: [], charity: [], event: [] },
}

/** Creates an in-memory session with a fake platform. */
export function createScope(start: Partial<Session>, answers: Answers = {}) {
  let session: Session = { ...emptySession, ...start }
  const requests: FakeRequest[] = []
  const toasts: string[] = []
  /** Arguments of each `removeUnsavedWork` call. */
  const forgotten: (string | undefined)[] = []
  const toastThemes: string[] = []
  const waits: number[] = []
  const statuses: string[] = []
  const clock = { now: nowMs }

  const fetch = fakeFetch(answers, (request) => requests.push(request))

  const scope: SessionScope = {
    settings: testSettings,
    messages: sessionMessages.english,
    session: () => session,
    change(event: SessionEvent) {
      session = reduceSession(session, event)
      statuses.push(session.status)
    },
    platformFor: (credentials) =>
      createDefaultAdapter(
        createPlatform({
          environment: sandboxEnvironment('http://platform.example'),
          fetch,
          retries: 0,
          ...credentials,
        }),
      ),
    now: () => clock.now,
    wait: async (delayMs) => {
      waits.push(delayMs)
    },
    alone: (_name, work) => work(),
    async removeUnsavedWork(exceptOf) {
      forgotten.push(exceptOf)
    },
    showToast: (text, theme) => {
      toasts.push(text)
      toastThemes.push(theme)
    },
  }
  return {
    scope,
    requests,
    toasts,
    toastThemes,
    forgotten,
    waits,
    statuses,
    clock,
    session: () => session,
  }
}
