import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ContentSource } from '../sources/content-source.ts'
import { clauseDocuments } from './clause-documents.ts'
import { describeContentSource } from './describe-content-source.ts'
import { filesUnderTest, memoryUnderTest, prismicUnderTest } from './sources.test-kit.ts'

// The official client warns of each ref that is refused.
beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue())
afterEach(() => void vi.restoreAllMocks())

describeContentSource({ describe, it, expect }, 'createPrismicSource', prismicUnderTest)
describeContentSource({ describe, it, expect }, 'createFileSource', filesUnderTest)
describeContentSource({ describe, it, expect }, 'a source in memory', memoryUnderTest)

it('describeContentSource creates a source per test, and closes it even if the test fails', async () => {
  const tests: (() => Promise<void>)[] = []
  const collect = (_title: string, check: () => Promise<void>) => tests.push(check)
  const close = vi.fn<() => void>()
  const setUp = vi.fn((documents: typeof clauseDocuments) => {
    const { source, ...rest } = memoryUnderTest(documents)
    const find: ContentSource['find'] = async () => ({ documents: [], hasMore: false })
    return { ...rest, source: { ...source, find }, close }
  })
  describeContentSource({ describe: (_, body) => body(), it: collect, expect }, 'empty', setUp)
  const results = await Promise.allSettled(tests.map((test) => test()))
  expect(results.some(({ status }) => status === 'rejected')).toBe(true)
  expect(setUp).toHaveBeenCalledTimes(tests.length)
  expect(close).toHaveBeenCalledTimes(tests.length)
  expect(setUp).toHaveBeenLastCalledWith(clauseDocuments)
})
