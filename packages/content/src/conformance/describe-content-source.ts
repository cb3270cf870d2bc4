import type { ExpectStatic } from 'vitest'
import { type ClauseDocument, clauseDocuments, type SourceUnderTest } from './clause-documents.ts'
import { sourceClauses } from './clauses.ts'

/** The functions of Vitest that the suite uses. */
export interface TestRunner {
  readonly describe: (name: string, body: () => void) => unknown
  readonly it: (name: string, check: () => Promise<void>) => unknown
  readonly expect: ExpectStatic
}

/**
 * Describes the required behaviour of a {@link ContentSource}, a test for each clause.
 *
 * @param runner - `{ describe, it, expect }` of Vitest
 * @param name - of the source, for the group of its tests
 * @param setUp - makes a source that has these documents, and these only, as published; called for each test
 *
 * @example
 * ```ts
 * describeContentSource({ describe, it, expect }, 'our source', async (documents) => {
 *   const system = startSystem(documents)
 *   return {
 *     source: ourSource(system),
 *     publish: (next) => system.replace(next),
 *     draft: (drafts) => system.preview(drafts),
 *     close: () => system.stop(),
 *   }
 * })
 * ```
 */
export function describeContentSource(
  { describe, it, expect }: TestRunner,
  name: string,
  setUp: (documents: readonly ClauseDocument[]) => SourceUnderTest | Promise<SourceUnderTest>,
): void {
  describe(`${name}, as a content source,`, () => {
    for (const [title, [call, expected]] of Object.entries(sourceClauses)) {
      it(title, async () => {
        const tested = await setUp(clauseDocuments)
        try {
          expect(await call(tested)).toEqual(expected)
        } finally {
          await tested.close?.()
        }
      })
    }
  })
}
