import { describe, expect, it } from 'vitest'
import { samUser, createScope, testSettings } from './session.test-kit.ts'
import { fetchSession } from './fetch-session.ts'
import type { SiteProjects } from '../host/supporter-host.ts'

const account = { userId: 'guid-sam', firstName: 'Sam', lastName: 'Okafor', country: 'Ireland' }
const rows = [
  { pageId: 1, pageShortName: 'a', campaignGuid: 'c-1', eventId: 9, charityId: 7 },
  { pageId: 2, pageShortName: 'b', campaignGuid: 'c-2', eventId: 9, charityId: 8 },
  { pageId: 3, pageShortName: 'c', campaignGuid: 'c-3', eventId: 10, charityId: 8 },
].map((row) => ({ ...row, pageStatus: 'Active' }))
const answers = { 'GET /api/v1/account': account, 'GET /api/v1/fundraising/pages': rows }

it.each([
  [{}, ['a', 'b', 'c']],
  [{ campaign: ['c-1', 'c-3'] }, ['a', 'c']],
  [{ event: ['9'] }, ['a', 'b']],
  [{ charity: ['8'] }, ['b', 'c']],
  // A site has either campaigns, events or charities, in this order.
  [{ campaign: ['c-1'], event: ['10'], charity: ['8'] }, ['a']],
  [{ event: ['10'], charity: ['7'] }, ['c']],
])('are the supporter’s pages on this site: %j', async (pagesOf: Partial<SiteProjects>, slugs) => {
  const { scope, session } = createScope({ user: samUser }, answers)
  const own = { ...testSettings, pagesOf: { ...testSettings.pagesOf, ...pagesOf } }
  await fetchSession({ ...scope, settings: own })
  expect([session().pages.map(({ slug }) => slug), session().status]).toEqual([slugs, 'fetched'])
})

it('keeps fields of a user that the platform omits', async () => {
  const before = { ...samUser, countryCode: 'IE' }
  const { scope, session } = createScope(
    { user: before },
    { ...answers, 'GET /api/v1/account': { accountId: 7 } },
  )
  await fetchSession(scope)
  expect(session().user).toMatchObject({
    id: samUser.id,
    uuid: samUser.uuid,
    name: samUser.name,
    countryCode: 'IE',
    token: samUser.token,
  })
})

describe('a rejected token', () => {
  it('ends the session, and reports it', async () => {
    const { scope, session, toasts, toastThemes } = createScope(
      { user: samUser },
      { ...answers, 'GET /api/v1/account': 401 },
    )
    await expect(fetchSession(scope)).rejects.toThrow(/401/)
    expect(session()).toMatchObject({ user: undefined, status: 'failed' })
    expect([toasts, toastThemes]).toEqual([[scope.messages.sessionEnded], ['warning']])
  })

  it('clears only its own session, if another user signed in meanwhile', async () => {
    const other = { ...samUser, id: 'guid-ana', uuid: 'guid-ana' }
    const kit = createScope(
      { user: samUser },
      {
        ...answers,
        'GET /api/v1/account': () => {
          kit.scope.change({ type: 'cleared' })
          kit.scope.change({ type: 'userFetched', user: other })
          return 401
        },
      },
    )
    await expect(fetchSession(kit.scope)).rejects.toThrow(/401/)
    expect([kit.session().user, kit.toasts]).toEqual([other, []])
  })
})
