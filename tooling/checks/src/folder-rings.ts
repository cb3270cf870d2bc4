import { cruise, type ICruiseResult } from 'dependency-cruiser'

/** Tests, stories and what is made for them may look everywhere. */
const notShipped = String.raw`\.(?:test|test-d|test-kit|fixture|fixtures|stories|d)\.tsx?$|(?:^|/)(?:stories|testing|node_modules|\+types)/`

/**
 * Finds folders of a package that import each other in a ring, by values or by types alone: what is in one of them
 * can be neither understood nor moved without the others.
 *
 * @param root - the workspace
 * @param folders - the folders with sources, from the workspace's root, such as `packages/ui/src`
 * @returns a sentence for each ring; empty where there is none
 * @throws Error when the sources cannot be read
 */
export async function findFolderRings(root: string, folders: readonly string[]): Promise<string[]> {
  const { output } = await cruise([...folders], {
    baseDir: root,
    validate: true,
    ruleSet: {
      forbidden: [
        {
          name: 'folder-ring',
          severity: 'error',
          scope: 'folder',
          from: {},
          to: { circular: true },
        },
      ],
    },
    // Imports of types are gone once the sources are compiled.
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: notShipped },
    includeOnly: { path: String.raw`^(?:packages|apps|tooling)/[^/]+/(?:src|server)/` },
  })
  const { summary } = output as ICruiseResult
  if (summary.totalCruised === 0) throw new Error(`No sources were read in ${folders.join(', ')}`)
  const rings = new Map<string, string>()
  for (const { cycle = [] } of summary.violations) {
    const names = cycle.map(({ name }) => name)
    // Each folder of a ring tells of it.
    rings.set(names.toSorted().join(' '), [...names, names[0]].join(' → '))
  }
  return [...rings.values()].map((ring) => `${ring}: folders import each other in a ring`)
}
