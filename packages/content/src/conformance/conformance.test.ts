import { beforeEach, afterEach, describe, expect, it, vi } from 'vitest'
import type { ContentSource } from '../sources/content-source.ts'
import { describeContentSource } from './describe-content-source.ts'
import { clauseDocuments } from './clause-documents.ts'
import { sourceClauses } from './source-clauses.ts'
import { filesUnderTest, memoryUnderTest, prismicUnderTest } from './sources.test-kit.ts'

// The official client warns of each ref that is refused.
beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue()
})
afterEach(() => {
  vi.restoreAllMocks()
})

describeContentSource({ describe, it }, 'prismicSource', prismicUnderTest)
describeContentSource({ describe, it }, 'fileSource', filesUnderTest)
describeContentSource({ describe, it }, 'a source in memory', memoryUnderTest)

describe('describeContentSource', () => {
  it('sets up a source for each test, and closes it even if the test fails', async () => {
    const tests: (() => Promise<void>)[] = []
    const runner = {
      describe: (_name: string, body: () => void) => body(),
      it: (_name: string, check: () => Promise<void>) => tests.push(check),
    }
    const close = vi.fn<() => void>()
    const setUp = vi.fn((documents: typeof clauseDocuments) => {
      const { source, ...rest } = memoryUnderTest(documents)
      const find: ContentSource['find'] = async () => ({ documents: [], hasMore: false })
      return { ...rest, source: { ...source, find }, close }
    })
    describeContentSource(runner, 'empty', setUp)
    const results = await Promise.allSettled(tests.map((test) => test()))
    expect(results.filter(({ status }) => status === 'rejected').length).toBeGreaterThan(5)
    expect(setUp).toHaveBeenCalledTimes(sourceClauses.length)
    expect(close).toHaveBeenCalledTimes(sourceClauses.length)
    expect(setUp).toHaveBeenLastCalledWith(clauseDocuments)
  })
})
