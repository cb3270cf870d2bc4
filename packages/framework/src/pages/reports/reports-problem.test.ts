import {
  HttpError,
  MissingArgumentError,
  NoResponseError,
  NotFoundError,
  RefusedError,
  TimeoutError,
} from '@milepost/platform'
import { expect, it } from 'vitest'
import { platformOf } from '../../sections/section/slice.test-kit.ts'
import { NoCharityError } from './open-reports.ts'
import { readReport } from './read-report.ts'
import { reportsMessages } from './reports-messages.ts'
import { getReportsProblem } from './reports-problem.ts'

it('tells an administrator that the platform does not know a campaign', async () => {
  const error: unknown = await readReport({
    platform: platformOf({}),
    projects: [
      { kind: 'campaign', id: 'gone', name: '', excludeOffline: false, excludeTeamIds: [] },
    ],
    currency: 'GBP',
    now: () => 0,
  }).catch((reason: unknown) => reason)
  expect(reportsMessages.english[getReportsProblem(error)]).toMatch(
    /^We couldn’t find what this site is raising money for/,
  )
})

const request = { method: 'GET', path: '/x' } as never
const answered = (status: number) => new HttpError({ status, data: '', headers: {} }, request)

it.each([
  ['no charity', new NoCharityError('No charity'), 'noCharity'],
  ['401', answered(401), 'refused'],
  ['403', answered(403), 'refused'],
  ['a 2xx response with an error', new RefusedError('No', {}, request), 'refused'],
  ['no name or password', new MissingArgumentError('token'), 'refused'],
  ['a 404', new NotFoundError('campaign', 'c', request), 'missing'],
  ['429', answered(429), 'limited'],
  ['no answer', new NoResponseError(request, new Error('down')), 'down'],
  ['a timeout', new TimeoutError(request, 10), 'down'],
  ['502', answered(502), 'down'],
  ['503', answered(503), 'down'],
  ['500', answered(500), 'failed'],
  ['400', answered(400), 'failed'],
  ['a programming error', new TypeError('x'), 'failed'],
])('says what to do after %s', (_what, error, key) => expect(getReportsProblem(error)).toBe(key))
