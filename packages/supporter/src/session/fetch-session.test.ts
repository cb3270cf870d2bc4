import { describe, expect, it } from 'vitest'
import type { Answers } from './fake-fetch.test-kit.ts'
import {
  fetchPageMetadata,
  fetchSession,
  refetchPage,
  selectPage,
  signOut,
  toSessionPage,
} from './fetch-session.ts'
import { nowMs, createPage, samUser, createScope } from './session.test-kit.ts'
import type { Page } from '@milepost/platform'

const account = {
  accountId: 7,
  userId: 'guid-sam',
  firstName: 'Sam',
  lastName: 'Okafor',
  country: 'Ireland',
}
const listed = { pageId: 1, pageShortName: 'sam-runs', pageTitle: 'Sam runs', pageStatus: 'Active' }
const page = {
  ...listed,
  pageGuid: 'guid-page',
  teams: [{ teamGuid: 'guid-team', teamShortName: 'gulls' }],
  teamPageId: 'guid-team',
}
const answers = {
  'GET /api/v1/account': account,
  'GET /api/v1/fundraising/pages': [listed],
  'GET /api/v1/fundraising/pages/sam-runs': page,
}
const signedIn = (more: Answers = {}) => createScope({ user: samUser }, { ...answers, ...more })

describe('fetchSession', () => {
  it('reads user and pages, and selects the only page [S4.03] [S1.07] [S4.09]', async () => {
    const { scope, session, statuses, requests } = signedIn()
    await fetchSession(scope)
    expect(session()).toMatchObject({
      status: 'fetched',
      user: { name: 'Sam Okafor', countryCode: 'IE', hasExistingPage: true },
      page: { slug: 'sam-runs', data: { active: true } },
    })
    expect(statuses[0]).toBe('fetching')
    expect(requests[0]?.authorization).toBe(`Bearer ${samUser.token}`)
  })

  it('requests nothing for an anonymous visitor', async () => {
    const { scope, requests, session } = createScope({})
    await fetchSession(scope)
    expect([requests, session().status]).toEqual([[], 'empty'])
  })

  it('sets failed and rethrows if the platform fails [S7.106] [S4.01]', async () => {
    const { scope, session } = signedIn({ 'GET /api/v1/account': 500 })
    await expect(fetchSession(scope)).rejects.toThrow(/returned 500/)
    expect([session().status, session().user?.id]).toEqual(['failed', samUser.id])
  })

  it('retries with the token that another tab has stored meanwhile', async () => {
    const next = { token: 'b'.repeat(43), refreshToken: 'r-2', tokenExpiry: samUser.tokenExpiry }
    const asked: (string | null)[] = []
    const kit = signedIn({
      'GET /api/v1/account': (_body: unknown, headers: Headers) => {
        asked.push(headers.get('authorization'))
        if (asked.length > 1) return account
        kit.scope.change({ type: 'credentialsRefreshed', credentials: next })
        return 401
      },
    })
    await fetchSession(kit.scope)
    expect(asked).toEqual([`Bearer ${samUser.token}`, `Bearer ${next.token}`])
    expect([kit.session().status, kit.toasts]).toEqual(['fetched', []])
  })

  it('refreshes an expired token before the request', async () => {
    const { scope, requests } = createScope(
      { user: { ...samUser, tokenExpiry: new Date(nowMs - 1).toISOString() } },
      {
        ...answers,
        'POST /services/v1/justgiving/token/refresh': {
          id: 'guid-sam',
          access_token: 'b'.repeat(43),
          refresh_token: 'r-2',
        },
      },
    )
    await fetchSession(scope)
    expect(requests.map(({ line }) => line)[0]).toMatch(/token\/refresh/)
    expect(requests[1]?.authorization).toBe(`Bearer ${'b'.repeat(43)}`)
  })

  it('restores no session of a user who signed out meanwhile', async () => {
    const kit = signedIn({
      'GET /api/v1/account': () => {
        kit.scope.change({ type: 'cleared' })
        return account
      },
    })
    await fetchSession(kit.scope)
    expect([kit.session().user, kit.session().pages]).toEqual([undefined, []])
  })

  it('uses the password for Basic [S6.06]', async () => {
    const { scope, requests } = createScope(
      { user: { ...samUser, authType: 'Basic', token: 'c2Ft', tokenExpiry: undefined } },
      answers,
    )
    await fetchSession(scope)
    expect(requests[0]?.authorization).toBe('Basic c2Ft')
  })
})

describe('selectPage', () => {
  it('marks the user and loads the page’s team [S4.07] [S4.08] [S1.08]', async () => {
    const { scope, session } = createScope(
      { user: samUser, pages: [createPage('sam-runs')] },
      {
        'GET /api/v1/fundraising/pages/sam-runs': page,
        'GET /api/v1/teamsv3/gulls': {
          teamGuid: 'guid-team',
          name: 'Gulls',
          shortName: 'gulls',
          captain: { userGuid: 'guid-sam', firstName: 'Sam' },
        },
      },
    )
    await selectPage(scope, createPage('sam-runs'))
    expect(session()).toMatchObject({
      user: { hasExistingPage: true },
      page: { slug: 'sam-runs' },
      team: { name: 'Gulls' },
      teams: [{ name: 'Gulls' }],
    })
  })

  it('forgets the team of a page without one, and keeps the site’s metadata', async () => {
    const alone = { ...page, title: 'Sam runs', teams: [], teamPageId: undefined }
    const { scope, session, requests } = createScope(
      { user: samUser, team: { name: 'Gulls' } as never },
      { 'GET /api/v1/fundraising/pages/sam-runs': alone },
    )
    await selectPage(scope, createPage('sam-runs', { metadata: { shirt: 'L' } }))
    expect(session()).toMatchObject({
      page: { data: { name: 'Sam runs', metadata: { shirt: 'L' } } },
      team: undefined,
    })
    expect(requests).toHaveLength(1)
  })

  it.each([
    ['page', 'GET /api/v1/fundraising/pages/sam-runs', page, 1],
    [
      'team',
      'GET /api/v1/teamsv3/gulls',
      { teamGuid: 'guid-team', name: 'Gulls', shortName: 'gulls' },
      2,
    ],
  ])(
    'adopts nothing from a %s whose page is no longer selected',
    async (_what, line, answer, asked) => {
      const kit = createScope(
        { user: samUser },
        {
          'GET /api/v1/fundraising/pages/sam-runs': page,
          [line]: () => {
            kit.scope.change({ type: 'pageCleared' })
            return answer
          },
        },
      )
      await selectPage(kit.scope, createPage('sam-runs'))
      expect([kit.session().page, kit.session().team]).toEqual([undefined, undefined])
      expect(kit.requests).toHaveLength(asked)
    },
  )

  it('rethrows programming errors', async () => {
    const { scope } = createScope({ user: samUser })
    const mistake = new TypeError('undefined is no function')
    const broken = {
      ...scope,
      platformFor: () => {
        throw mistake
      },
    }
    await expect(selectPage(broken, createPage('sam-runs'))).rejects.toBe(mistake)
  })
})

it('refetchPage waits 500 ms, then refetches the page [S9.04]', async () => {
  const { scope, session, waits, requests } = createScope(
    { user: samUser, page: createPage('sam-runs') },
    { 'GET /api/v1/fundraising/pages/sam-runs': { ...page, pageTitle: 'Renamed' } },
  )
  await refetchPage(scope)
  expect(waits).toEqual([500])
  expect(requests.length).toBeGreaterThan(0)
  expect(session().page?.data.name).not.toBe('sam-runs')
})

describe('the site’s metadata of a page', () => {
  const mine = createPage('sam-runs', { id: '7' })
  const path = 'GET /metadata/v1/apps/sandbox/metadata'
  const rows = [{ id: 'm1', key: 'shirt', value: 'L', pageId: 7 }]

  it('is read for a supporter’s own page, with their token', async () => {
    const { scope, session, requests } = createScope(
      { user: samUser, pages: [mine] },
      { [path]: rows },
    )
    await fetchPageMetadata(scope, 'sam-runs')
    expect(session().pages[0]?.data.metadata).toEqual({ shirt: 'L' })
    expect(requests).toMatchObject([{ line: path, authorization: `Bearer ${samUser.token}` }])
  })

  it.each([
    ['of another user', 'other', [mine]],
    ['without an id', 'sam-runs', [createPage('sam-runs', { id: '' })]],
  ])('is not read for a page %s', async (_whose, slug, pages) => {
    const { scope, requests } = createScope({ user: samUser, pages })
    await fetchPageMetadata(scope, slug)
    expect(requests).toEqual([])
  })

  it('is unchanged while it cannot be read, and after a sign-out', async () => {
    const known = createPage('sam-runs', { id: '7', metadata: { shirt: 'M' } })
    const down = createScope({ user: samUser, pages: [known] }, { [path]: 500 })
    await fetchPageMetadata(down.scope, 'sam-runs')
    expect(down.session().pages[0]?.data.metadata).toEqual({ shirt: 'M' })
    const left = createScope(
      { user: samUser, pages: [known] },
      {
        [path]: () => {
          left.scope.change({ type: 'cleared' })
          return rows
        },
      },
    )
    await fetchPageMetadata(left.scope, 'sam-runs')
    expect(left.session().pages).toEqual([])
  })

  it('rethrows programming errors', async () => {
    const { scope } = createScope({ user: samUser, pages: [mine] })
    const mistake = new TypeError('undefined is no function')
    const platformFor = () => {
      throw mistake
    }
    await expect(fetchPageMetadata({ ...scope, platformFor }, 'sam-runs')).rejects.toBe(mistake)
  })
})

describe('a page of the session', () => {
  const page = {
    ...createPage('sam-runs').data,
    owner: 'Sam Okafor',
    slug: 'sam-runs',
    expired: false,
    pageMetadata: { shirt: { id: 'm1', value: 'L' } },
    raised: 12,
  } as unknown as Page

  it('wraps owner, slug and the stored fields [S3.16]', () =>
    expect(toSessionPage(page)).toEqual(createPage('sam-runs', { metadata: { shirt: 'L' } })))

  it.each([
    [true, false, true],
    [true, true, false],
    [false, false, false],
  ])('that is active (%s) and expired (%s) is active: %s', (active, expired, expected) =>
    expect(toSessionPage({ ...page, active, expired }).data.active).toBe(expected),
  )
})

it('deletes the unsaved work of a user who signs out, and notifies', async () => {
  const { scope, session, toasts, toastThemes, forgotten } = createScope({
    user: samUser,
    pages: [createPage('a')],
  })
  await signOut(scope)
  expect([session().user, session().pages]).toEqual([undefined, []])
  expect(toasts).toEqual([scope.messages.signedOut])
  expect(toastThemes).toEqual(['success'])
  expect(forgotten).toEqual([undefined])
})
