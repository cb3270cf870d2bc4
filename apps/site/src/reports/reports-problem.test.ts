import { expect, it } from 'vitest'
import { platformOf } from '../slices/slice.test-kit.ts'
import { readReport } from './read-report.ts'
import { reportsMessages } from './reports-messages.ts'
import { reportsProblem } from './reports-problem.ts'

it('tells an administrator that the platform does not know a campaign', async () => {
  const error: unknown = await readReport({
    platform: platformOf({}),
    projects: [{ kind: 'campaign', id: 'gone', name: '' }],
    currency: 'GBP',
    excludeOffline: false,
    excludeTeamIds: [],
    now: () => 0,
  }).catch((reason: unknown) => reason)
  expect(reportsMessages[reportsProblem(error)]).toMatch(
    /^The platform does not know what this site raises money for/,
  )
})
