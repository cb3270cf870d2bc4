import { clauseDocuments } from './clause-documents.ts'
import type { ClauseDocument, SourceUnderTest } from './clause.ts'
import { sourceClauses } from './source-clauses.ts'

/** The part of a test runner that is needed: Vitest's, Jest's and Node's own have it. */
export interface TestRunner {
  readonly describe: (name: string, body: () => void) => unknown
  readonly it: (name: string, check: () => Promise<void>) => unknown
}

/**
 * Writes a test for each thing that a {@link ContentSource} must do. A failed one throws an `Error` whose message
 * says what was expected and what was found.
 *
 * @param runner - where the tests are written to
 * @param name - of the source, for the group of its tests
 * @param setUp - makes a source that has these documents, and these only, as published; called for each test
 *
 * @example
 * ```ts
 * describeContentSource({ describe, it }, 'our source', async (documents) => {
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
  { describe, it }: TestRunner,
  name: string,
  setUp: (documents: readonly ClauseDocument[]) => SourceUnderTest | Promise<SourceUnderTest>,
): void {
  describe(`${name}, as a content source,`, () => {
    for (const clause of sourceClauses) {
      it(clause.name, async () => {
        const tested = await setUp(clauseDocuments)
        try {
          await clause.check(tested)
        } finally {
          await tested.close?.()
        }
      })
    }
  })
}
