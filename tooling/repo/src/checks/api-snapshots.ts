import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import ts from 'typescript'
import { readApi } from './read-api.ts'

/** A published package's exports as they are, and as they were when somebody last looked. */
export interface ApiSnapshot {
  package: string
  /** The file that keeps the exports somebody looked at. */
  file: string
  /** Undefined when there is none yet. */
  kept: string | undefined
  current: string
  /** A changeset that waits to be released names the package. */
  hasChangeset: boolean
}

/** Reads the exports of every published package of the repository. */
export function readApiSnapshots(root: string): ApiSnapshot[] {
  const changesets = globSync('.changeset/*.md', { cwd: root }).map((file) =>
    readFileSync(join(root, file), 'utf8'),
  )
  const folders = globSync('packages/*', { cwd: root }).toSorted()
  return folders.map((folder) => {
    const manifest = readJson(join(root, folder, 'package.json')) as Manifest
    const file = join(root, folder, 'api.txt')
    return {
      package: manifest.name,
      file,
      kept: readOrUndefined(file),
      current: readApi(entriesOf(join(root, folder), manifest), compilerOptions(root, folder)),
      hasChangeset: changesets.some((text) => namesPackage(text, manifest.name)),
    }
  })
}

/** What is wrong with a package's snapshot; undefined when nothing is. */
export function apiProblem(snapshot: ApiSnapshot): string | undefined {
  if (snapshot.kept === snapshot.current) return undefined
  return snapshot.hasChangeset
    ? `${snapshot.package}: the exports changed. Look at the change and keep it with: npm run api -- --keep`
    : `${snapshot.package}: the exports changed, and no changeset says so. Add one with: npx changeset`
}

/** Whether a changeset's front matter names a package. */
export function namesPackage(changeset: string, name: string): boolean {
  const frontMatter = changeset.split('---')[1] ?? ''
  return frontMatter
    .split('\n')
    .some((line) => line.split(':')[0]?.replaceAll(/['"\s]/g, '') === name)
}

interface Manifest {
  name: string
  exports: Record<string, string | Record<string, unknown>>
}

function entriesOf(folder: string, { name, exports }: Manifest): Record<string, string> {
  const entries = Object.entries(exports).flatMap(([path, target]) => {
    const source = typeof target === 'object' ? target['@milepost/source'] : undefined
    if (typeof source !== 'string' || !/\.tsx?$/.test(source)) return []
    // A pattern is an entry for each file that it finds.
    return globSync(source, { cwd: folder })
      .toSorted()
      .map((file) => {
        const part = basename(file).replace(/\.tsx?$/, '')
        return [name + path.slice(1).replace('*', part), join(folder, file)] as const
      })
  })
  return Object.fromEntries(entries)
}

function compilerOptions(root: string, folder: string): ts.CompilerOptions {
  const file = join(root, folder, 'tsconfig.json')
  const { config } = ts.readConfigFile(file, (path) => ts.sys.readFile(path)) as { config: unknown }
  return ts.parseJsonConfigFileContent(
    config,
    ts.sys,
    join(root, folder),
    undefined,
    basename(file),
  ).options
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'))
}

function readOrUndefined(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
