import { cruise, type ICruiseResult } from 'dependency-cruiser'

/** Tests, stories and their fixtures may import from any room. */
const notShipped = String.raw`\.(?:test|test-d|test-kit|fixture|fixtures|stories|d)\.tsx?$|(?:^|/)(?:stories|testing|node_modules|\+types)/`
const room = /^((?:packages|apps|tooling)\/[^/]+\/(?:src|server)\/(?:pages\/|sections\/)?[^/]+)\//

/**
 * Finds import cycles between the rooms of a package, including imports of types. A room is a folder directly below
 * `src/`, or below `src/pages/` and `src/sections/`. Files of one room may import each other in any direction.
 *
 * @param root - the workspace's root
 * @param folders - source folders relative to the root, for example `packages/ui/src`
 * @returns one sentence per cycle
 * @throws Error if no source file was read
 */
export async function findRoomRings(root: string, folders: readonly string[]): Promise<string[]> {
  const { output } = await cruise([...folders], {
    baseDir: root,
    // Imports of types disappear when the sources are compiled.
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: notShipped },
    includeOnly: { path: String.raw`^(?:packages|apps|tooling)/[^/]+/(?:src|server)/` },
  })
  const { modules, summary } = output as ICruiseResult
  if (summary.totalCruised === 0)
    throw new Error(`No source files were read in ${folders.join(', ')}`)
  const edges = new Map<string, Set<string>>()
  for (const { source, dependencies } of modules) {
    const from = room.exec(source)?.[1]
    if (from === undefined) continue
    const targets = edges.get(from) ?? edges.set(from, new Set()).get(from)!
    for (const { resolved } of dependencies) {
      const to = room.exec(resolved)?.[1]
      if (to !== undefined && to !== from) targets.add(to)
    }
  }
  return shortestCycles(edges).map(
    (cycle) => `${[...cycle, cycle[0]].join(' → ')}: import cycle between rooms`,
  )
}

/** Returns each cycle once: of every room that can reach itself, the shortest path back to it. */
function shortestCycles(edges: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const cycles = new Map<string, string[]>()
  for (const start of edges.keys()) {
    const paths = [[start]]
    const visited = new Set<string>()
    for (let path = paths.shift(); path !== undefined; path = paths.shift()) {
      const targets = edges.get(path.at(-1)!) ?? new Set()
      if (targets.has(start)) {
        const key = path.toSorted().join(' ')
        if (!cycles.has(key)) cycles.set(key, path)
        break
      }
      for (const target of targets) {
        if (visited.has(target)) continue
        visited.add(target)
        paths.push([...path, target])
      }
    }
  }
  return [...cycles.values()]
}
