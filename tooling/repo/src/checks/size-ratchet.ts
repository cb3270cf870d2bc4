import { execFileSync } from 'node:child_process'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type TextKind, countUnnaturalTexts } from './english.ts'

/** Sizes that may fall freely; raising one needs a new number in `size-ratchet.json` and a reason in the commit. */
export interface Sizes {
  /** Lines of production code by package. */
  readonly lines: Readonly<Record<string, number>>
  /** Files of production code by package. */
  readonly files: Readonly<Record<string, number>>
  /** Public exports by package, from its `api.txt`. */
  readonly exports: Readonly<Record<string, number>>
  /** Lines of `tooling` without tests. */
  readonly toolingLines: number
  readonly rootScripts: number
  readonly workspaces: number
  /** Texts with a construction that docs/writing.md says to avoid. */
  readonly unnaturalTexts: Readonly<Record<TextKind, number>>
}

const ratchetFile = 'tooling/repo/size-ratchet.json'
const production =
  /^packages\/([^/]+)\/src\/(?!.*\.(?:test|spec|stories|test-d|test-kit|fixtures?|generated)\.).*\.tsx?$/
const toolingSource = /^tooling\/(?!.*\.(?:test|spec)\.).*\.(?:ts|tsx|mjs)$/
const workspaceManifest = /^(?:(?:packages|apps|tooling)\/[^/]+|e2e)\/package\.json$/
const exported = /^(?!##|\s|$)/gm

/** Measures the files of a repository that git tracks. */
export function measureSizes(root: string): Sizes {
  const tracked = execFileSync('git', ['ls-files', '--deduplicate'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  })
    .split('\n')
    .filter((path) => path !== '' && globSync(path, { cwd: root }).length > 0)
  const read = (path: string) => readFileSync(join(root, path), 'utf8')
  const lines = (path: string) => read(path).split('\n').length - 1
  const byPackage = (count: (path: string) => number) => {
    const sums: Record<string, number> = {}
    for (const path of tracked) {
      const name = production.exec(path)?.[1]
      if (name !== undefined) sums[name] = (sums[name] ?? 0) + count(path)
    }
    return sums
  }
  const manifest = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  return {
    lines: byPackage(lines),
    files: byPackage(() => 1),
    exports: Object.fromEntries(
      tracked
        .filter((path) => /^packages\/[^/]+\/api\.txt$/.test(path))
        .map((path) => [path.split('/')[1], read(path).match(exported)?.length ?? 0]),
    ),
    toolingLines: tracked
      .filter((path) => toolingSource.test(path))
      .reduce((sum, path) => sum + lines(path), 0),
    rootScripts: Object.keys(manifest.scripts).length,
    workspaces: tracked.filter((path) => workspaceManifest.test(path)).length,
    unnaturalTexts: countUnnaturalTexts(root, tracked),
  }
}

/** Returns one sentence per size that is above its recorded maximum; a size without a record is above it. */
export function findGrowth(sizes: Sizes, recorded: Sizes): string[] {
  const maximums = flatten(recorded)
  return [...flatten(sizes)]
    .filter(([name, size]) => size > (maximums.get(name) ?? 0))
    .map(
      ([name, size]) =>
        `${ratchetFile}: ${name} is ${size}, the maximum is ${maximums.get(name) ?? 0}; remove something or raise it with a reason in the commit`,
    )
}

/** Compares a repository with its recorded sizes. `shouldLower` records every size that has fallen. */
export function checkSizes(root: string, { shouldLower }: { shouldLower: boolean }): string[] {
  const sizes = measureSizes(root)
  const file = join(root, ratchetFile)
  const recorded = JSON.parse(readFileSync(file, 'utf8')) as Sizes
  const growth = findGrowth(sizes, recorded)
  if (shouldLower && growth.length === 0) writeFileSync(file, `${JSON.stringify(sizes, null, 2)}\n`)
  return growth
}

function flatten(value: object, prefix = ''): Map<string, number> {
  return new Map(
    Object.entries(value).flatMap(([name, part]: [string, unknown]) =>
      typeof part === 'number'
        ? [[prefix + name, part] as const]
        : [...flatten(part as object, `${prefix}${name}.`)],
    ),
  )
}
