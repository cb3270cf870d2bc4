import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  createPlatform,
  environments,
  isMissingArgumentError,
  type PlatformConfig,
  sandboxEnvironment,
  withCallOptions,
} from '../index.ts'
import { systemClock } from './create-platform.ts'

describe('createPlatform', () => {
  it('requires an environment and an API key', () => {
    const incomplete = [
      ['environment', {}],
      ['apiKey', { environment: environments.production }],
    ] as const
    for (const [parameter, config] of incomplete) {
      let error: unknown
      try {
        createPlatform(config as PlatformConfig)
      } catch (thrown) {
        error = thrown
      }
      expect(isMissingArgumentError(error)).toBe(true)
      expect(error).toMatchObject({ parameter })
    }
    const { environment } = createPlatform({ environment: environments.staging, apiKey: 'k' })
    expect(environment.apiKey).toBe('k')
    expect(environments.staging.apiKey).toBe('')
  })

  it('rejects a key or token with invalid characters, without repeating it', () => {
    const environment = sandboxEnvironment('http://localhost')
    for (const secret of ['top\nsecret', 'top secret', 'tôp-secret']) {
      expect(() => createPlatform({ environment, token: secret })).toThrow(/^The token contains/)
      expect(() => createPlatform({ environment, apiKey: secret })).toThrow(/^The apiKey contains/)
      const withSecret = { ...environment, applicationKey: secret }
      expect(() => createPlatform({ environment: withSecret })).toThrow(
        /^The applicationKey contains/,
      )
    }
  })
})

it.each([0, -1, Infinity, Number.NaN, 2 ** 31])(
  'createPlatform rejects the timeout %d',
  (timeoutMs) => {
    const environment = sandboxEnvironment('http://localhost')
    expect(() => createPlatform({ environment, timeoutMs })).toThrow(TypeError)
    expect(() => withCallOptions(createPlatform({ environment }), { timeoutMs })).toThrow(TypeError)
  },
)

it('createPlatform rejects the deadline 0 and accepts longer ones', () => {
  const environment = sandboxEnvironment('http://localhost')
  expect(() => createPlatform({ environment, deadlineMs: 0 })).toThrow('deadlineMs')
  expect(createPlatform({ environment, deadlineMs: Infinity }).deadlineMs).toBe(Infinity)
})

it('createPlatform ignores the empty token of a session', () => {
  const environment = sandboxEnvironment('http://localhost')
  expect(createPlatform({ environment, token: '' }).token).toBeUndefined()
})

describe('systemClock', () => {
  afterEach(() => void vi.useRealTimers())

  it('rejects if it is aborted before or during the wait', async () => {
    vi.useFakeTimers()
    const reason = new Error('enough')
    await expect(systemClock.wait(500, AbortSignal.abort(reason))).rejects.toBe(reason)
    const controller = new AbortController()
    const waiting = systemClock.wait(500, controller.signal)
    controller.abort(reason)
    await expect(waiting).rejects.toBe(reason)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('removes its abort listener after the wait', async () => {
    vi.useFakeTimers()
    const { signal } = new AbortController()
    const listen = vi.spyOn(signal, 'addEventListener')
    const letGo = vi.spyOn(signal, 'removeEventListener')
    const waiting = systemClock.wait(500, signal)
    await vi.advanceTimersByTimeAsync(500)
    await waiting
    expect(letGo).toHaveBeenCalledExactlyOnceWith('abort', listen.mock.calls[0]?.[1])
  })
})
