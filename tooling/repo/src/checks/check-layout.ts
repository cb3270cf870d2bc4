import { globSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import ts from 'typescript'

const generated = /(?:^|\/)(?:node_modules|dist|build|applications|\.react-router|\+types)\//
const topLevel =
  /^(?:\..*|.*\.(?:json|ya?ml|md|txt)|vitest\.config\.ts|LICENSE|packages|apps|e2e|deploy|tooling|docs|node_modules|reports)$/
const vagueName = /(?:^|\/)(?:utils?|helpers?|common|misc)(?:\/|\.tsx?$)/
const isKebab = /^[a-z0-9.$_/-]+$/
const maxDepth = 3

/** Tests, stories and their fixtures may import from any room. */
const notShipped =
  /\.(?:test|test-d|test-kit|fixture|fixtures|stories|d)\.tsx?$|(?:^|\/)(?:stories|testing)\//
const room = /^((?:packages|apps|tooling)\/[^/]+\/(?:src|server)\/(?:pages\/)?[^/]+)\//
const packageFolder = /^(?:e2e|[^/]+\/[^/]+)\//

/**
 * Checks the layout rules of docs/architecture.md: names and folders, relative imports that stay in their package, and no import
 * cycles between rooms, imports of types included. A room is a folder directly below `src/` or `src/pages/`.
 *
 * @returns one sentence per broken rule
 */
export function checkLayout(root: string): string[] {
  const problems = readdirSync(root)
    .filter((name) => !topLevel.test(name))
    .map((name) => `${name}: not a top-level folder or file of docs/architecture.md`)
  const rooms = new Map<string, Set<string>>()
  for (const path of globSync('{{packages,apps,tooling}/*,e2e}/**/*.{ts,tsx}', {
    cwd: root,
    exclude: (name) => generated.test(`${name}/`),
  })) {
    const inside = path.replace(packageFolder, '')
    if (inside.startsWith('src/') && inside.split('/').length > maxDepth + 2)
      problems.push(`${path}: more than ${maxDepth} folders below src/`)
    if (vagueName.test(inside))
      problems.push(`${path}: vague name; name the file after its contents`)
    if (!isKebab.test(inside)) problems.push(`${path}: file names are kebab-case`)
    const text = readFileSync(join(root, path), 'utf8')
    for (const { fileName } of ts.preProcessFile(text, true, true).importedFiles) {
      if (!fileName.startsWith('.')) continue
      const target = normalize(join(dirname(path), fileName))
      if (packageFolder.exec(target)?.[0] !== packageFolder.exec(path)?.[0])
        problems.push(`${path}: ${fileName} is outside of the package`)
      const [from, to] = [path, target].map((file) => room.exec(file)?.[1])
      if (from === undefined || to === undefined || from === to) continue
      if (notShipped.test(path) || notShipped.test(target)) continue
      rooms.set(from, (rooms.get(from) ?? new Set()).add(to))
    }
  }
  if (rooms.size === 0) throw new Error('No imports between rooms were found')
  return [...problems, ...findCycles(rooms)]
}

/** Finds each cycle once: of every room that can reach itself, the shortest path back to it. */
function findCycles(rooms: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const cycles = new Map<string, string>()
  for (const start of rooms.keys()) {
    const paths = [[start]]
    const visited = new Set<string>()
    for (let path = paths.shift(); path !== undefined; path = paths.shift()) {
      const targets = rooms.get(path.at(-1) ?? '') ?? new Set()
      if (targets.has(start)) {
        const key = path.toSorted().join()
        if (!cycles.has(key))
          cycles.set(key, `${[...path, start].join(' → ')}: import cycle between rooms`)
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
