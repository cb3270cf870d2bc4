import { describe, expect, it, vi } from 'vitest'
import {
  GraphError,
  HttpError,
  isResponseLost,
  isGraphError,
  isHttpError,
  isMissingArgumentError,
  isNoResponseError,
  isNotFoundError,
  isPlatformError,
  isRefusedError,
  isTimeoutError,
  isUnsupportedError,
  getErrorMessage,
  MissingArgumentError,
  NoResponseError,
  NotFoundError,
  RefusedError,
  TimeoutError,
  UnsupportedError,
} from '../index.ts'

const request = { method: 'GET', path: '/v1/account' }
const response = { status: 401, data: { errorMessage: 'Who are you?' }, headers: {} }

describe('errors', () => {
  const family = [
    [new HttpError(response, request), isHttpError],
    [new NoResponseError(request, new Error('down')), isNoResponseError],
    [new TimeoutError(request, 5000), isTimeoutError],
    [new GraphError(['No'], request), isGraphError],
    [new MissingArgumentError('slug'), isMissingArgumentError],
    [new NotFoundError('campaign', 'c-1', request), isNotFoundError],
    [new RefusedError('No', {}, request), isRefusedError],
    [new UnsupportedError('No'), isUnsupportedError],
  ] as const

  it.each(family)('%s is accepted by its guard only', (error, guard) => {
    expect(family.map(([other]) => guard(other))).toEqual(family.map(([other]) => other === error))
    expect(isPlatformError(error)).toBe(true)
  })

  it('isNotFoundError recognises errors of the graph and of REST', () => {
    const missing = new HttpError({ ...response, status: 404 }, request)
    expect([missing, family[0][0]].map(isNotFoundError)).toEqual([true, false])
    expect(new NotFoundError('team', 'otters', request)).toMatchObject({
      kind: 'team',
      id: 'otters',
      request,
    })
  })

  it.each([
    [{ 'x-request-id': 'r-7', 'x-correlation-id': 'c-1' }, 'r-7'],
    [{ 'x-correlation-id': 'c-1' }, 'c-1'],
    [{ 'x-request-id': '' }, undefined],
    [{}, undefined],
  ])('HttpError has the request ID of %j', (headers, requestId) => {
    expect(new HttpError({ ...response, headers: { ...headers } }, request).requestId).toBe(
      requestId,
    )
  })

  it('guards reject foreign errors with the same name', () => {
    const stranger = Object.assign(new Error('timeout'), { name: 'TimeoutError' })
    expect(isTimeoutError(stranger)).toBe(false)
    for (const other of [undefined, null, 'HttpError', { name: 'HttpError' }, 7])
      expect(isPlatformError(other)).toBe(false)
  })

  it('guards accept errors of another copy of the package', async () => {
    vi.resetModules()
    const copy = await import('./errors.ts')
    expect(copy.HttpError).not.toBe(HttpError)
    expect(copy.isHttpError(new HttpError(response, request), 401)).toBe(true)
    expect(copy.isHttpError(new HttpError(response, request), 404)).toBe(false)
  })
})

describe('isResponseLost', () => {
  const http = (status: number) => new HttpError({ ...response, status }, request)
  const graph = (mayBeWritten?: boolean) =>
    new GraphError(['No'], request, mayBeWritten === undefined ? {} : { mayBeWritten })

  it.each([
    ['no answer', new NoResponseError(request, new Error('down')), true],
    ['an answer that came too late', new TimeoutError(request, 5000), true],
    ['a success that is no JSON', http(200), true],
    ['any other success that is no JSON', http(299), true],
    ['a redirection', http(300), false],
    ['a refusal', http(500), false],
    ['a graph that says nothing of the write', graph(true), true],
    ['a graph that refuses', graph(), false],
    ['a success that says it did nothing', new RefusedError('No', {}, request), false],
    ['a missing argument', new MissingArgumentError('slug'), false],
    ['an abort', new DOMException('gone', 'AbortError'), false],
    ['nothing', undefined, false],
    ['an error of others with such a status', { status: 200, mayBeWritten: true }, false],
  ])('returns for %s whether a write may have been stored', (_what, error, isLost) =>
    expect(isResponseLost(error)).toBe(isLost),
  )
})

describe('getErrorMessage', () => {
  it.each([
    [{ error: { message: 'a', desc: 'b' }, errorMessage: 'c' }, 'a'],
    [{ errorMessage: 'c', error: { desc: 'b' } }, 'c'],
    [{ error: { id: 'CampaignNotFound', desc: 'b' } }, 'b'],
    [{ Errors: [{ ErrorMessage: 'e' }] }, 'e'],
    [[{ id: 'FirstNameNotSpecified', desc: 'f' }], 'f'],
    [{ error: { errors: [{ field: 'email', message: 'g' }] } }, 'g'],
    [{ message: 'h' }, 'h'],
    [{ Message: 'i' }, 'i'],
    ['', 'GET /v1/account returned 400'],
  ])("returns the server's message in %j", (data, message) =>
    expect(getErrorMessage(new HttpError({ ...response, status: 400, data }, request))).toBe(
      message,
    ),
  )

  it.each([undefined, null, 7, {}, { data: { error: [] } }, []])(
    'returns a default message for %j',
    (error) => expect(getErrorMessage(error)).toBe('There was an unexpected error'),
  )
})

it('MissingArgumentError names the argument in `detail` [S5.48]', () => {
  expect(new MissingArgumentError('token')).toMatchObject({
    message: 'Required parameter not supplied',
    detail: "The argument 'token' is missing.",
  })
  expect(new MissingArgumentError().detail).toBeUndefined()
})
