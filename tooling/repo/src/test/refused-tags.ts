import type { TaggedTest } from './tagged-tests.ts'
import type { UncalledExports } from '../checks/find-uncalled-exports.ts'

/** Files that only tests use, and may. */
const madeForTests = /(^|\/)testing\/|\.(fixtures?|test-kit)\.tsx?$/

/**
 * Says which tagged tests show a requirement by code that the product does not call: nobody gets from it what
 * the row says.
 *
 * @param file - the tests' file, from the workspace's root
 * @returns one sentence for each such test
 */
export function refusedTags(
  file: string,
  tests: readonly TaggedTest[],
  uncalled: UncalledExports,
): string[] {
  return tests.flatMap(({ title, uses }) => {
    const names = uses
      .filter((use) => !madeForTests.test(use.file))
      .filter(
        (use) => uncalled.files.has(use.file) || uncalled.exports.has(`${use.file}#${use.name}`),
      )
      .map((use) => (use.name === '*' ? use.file : use.name))
    return names.length === 0
      ? []
      : [`${file}: "${title}" tests ${names.join(', ')}, which the product does not call`]
  })
}
