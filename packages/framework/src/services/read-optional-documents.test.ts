import { ContentUnavailableError } from '@milepost/content'
import { createReadCache } from '@milepost/server'
import { describe, expect, it, vi } from 'vitest'
import { readOptionalDocuments } from './load-site.ts'
import type { Services } from './services.ts'

const failure = new ContentUnavailableError({
  reason: 'unreachable',
  endpoint: 'https://content.example/api/v2',
  detail: 'no connection',
})

function setUp() {
  let nowMs = 0
  const set = vi.fn()
  const reads = createReadCache({ now: () => nowMs, lastGood: { get: async () => undefined, set } })
  const services = { reads, environment: { contentCheckMs: 0 } } as unknown as Services
  const read = (answer: Partial<{ documents: string[]; failure: ContentUnavailableError }>) =>
    readOptionalDocuments(services, 'content:tag-pages', async () => ({
      documents: [],
      broken: [],
      failure: undefined,
      ...answer,
    }))
  const pass = (ms: number) => (nowMs += ms)
  return { read, set, pass }
}

describe('readOptionalDocuments', () => {
  it('returns none if they were never read, and retries', async () => {
    const { read, set } = setUp()
    expect(await read({ failure })).toEqual([])
    expect(set).not.toHaveBeenCalled()
    expect(await read({ documents: ['Norfolk'] })).toEqual(['Norfolk'])
  })

  it('hides no other error', async () => {
    const { read } = setUp()
    const broken = {
      get documents(): string[] {
        throw new TypeError('broken')
      },
    }
    await expect(read(broken)).rejects.toThrow('broken')
  })
})
