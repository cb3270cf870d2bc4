import { isUnsupportedError } from '@milepost/platform'
import type { OptionalCallGroup } from '@milepost/platform/adapter'
import { expect, it } from 'vitest'
import type { Answers } from './fake-fetch.test-kit.ts'
import { fetchPageMetadata, fetchSession } from './fetch-session.ts'
import { requireCallGroup } from './session-scope.ts'
import { createPage, samUser, createScope } from './session.test-kit.ts'

const page = createPage('sam-runs')
const answers = {
  'GET /api/v1/account': { userId: samUser.id, firstName: 'Sam', lastName: 'Okafor' },
  'GET /api/v1/fundraising/pages': [],
  'GET /api/v1/fundraising/pages/sam-runs': {
    pageShortName: 'sam-runs',
    teams: [{ teamShortName: 'otters' }],
  },
}

/** Creates a session of Sam on a platform without some groups of calls. */
function samWithout(groups: readonly OptionalCallGroup[], given: Answers = answers) {
  const kit = createScope({ user: samUser, page, pages: [page] }, given)
  const lacking = Object.fromEntries(groups.map((group) => [group, undefined]))
  return {
    ...kit,
    scope: {
      ...kit.scope,
      platformFor: (...credentials: Parameters<typeof kit.scope.platformFor>) => ({
        ...kit.scope.platformFor(...credentials),
        ...lacking,
      }),
    },
  }
}

it('has the page but no team on a platform without teams', async () => {
  const { scope, session, requests } = samWithout(['teams'])
  await fetchSession(scope)
  expect(session()).toMatchObject({ status: 'fetched', team: undefined })
  expect(requests.map(({ line }) => line)).not.toContain('GET /api/v1/teamsv3/otters')
})

it('keeps its user on a platform without pages', async () => {
  const { scope, session } = samWithout(['pageEditing'])
  await fetchSession(scope)
  expect(session()).toMatchObject({ status: 'fetched', user: { name: 'Sam Okafor' }, pages: [] })
})

it('reads no metadata on a platform without it', async () => {
  const { scope, session, requests } = samWithout(['metadata'])
  await fetchPageMetadata(scope, 'sam-runs')
  expect([session().pages, requests]).toEqual([[page], []])
})

it('rejects a call of a missing group with both names', () => {
  const { scope } = samWithout(['fitness'])
  let refusal: unknown
  try {
    requireCallGroup(scope.platformFor(), 'fitness')
  } catch (error) {
    refusal = error
  }
  expect(isUnsupportedError(refusal)).toBe(true)
  expect(String(refusal)).toContain('The platform default does not support fitness')
})
