import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isModule, readBlocks, reasonNotRun } from '@milepost/config/read-blocks'
import { root, run, withProcess } from '../processes.ts'

/** The source of an application's packages. */
interface ApplicationPackages {
  /** Names of our packages, such as `server`, whose tarballs are in `tarballs`. */
  ours: readonly string[]
  /** A folder. */
  tarballs: string
  /** Names of other packages, in the versions of our catalog, or `name@version`. */
  others: readonly string[]
}

/** Writes an application's manifest and installs its packages. */
export async function installApplication(
  folder: string,
  { ours, tarballs, others }: ApplicationPackages,
): Promise<void> {
  const packed = ours.map((name) => [
    `@milepost/${name}`,
    `file:${tarballFor(tarballs, `milepost-${name}`)}`,
  ])
  const versions = others.map((name) => {
    const at = name.lastIndexOf('@')
    return at > 0 ? [name.slice(0, at), name.slice(at + 1)] : [name, catalogVersion(name)]
  })
  const dependencies = Object.fromEntries([...packed, ...versions]) as Record<string, string>
  const manifest = { name: 'application', private: true, type: 'module', dependencies }
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest, null, 2))
  const quiet = ['--no-audit', '--no-fund', '--engine-strict=false', '--loglevel=error']
  await run('npm', ['install', '--legacy-peer-deps', ...quiet], { cwd: folder })
}

/** The path of a package's tarball, such as `milepost-ui`. */
export function tarballFor(tarballs: string, name: string): string {
  const file = readdirSync(tarballs).find((each) => new RegExp(`^${name}-\\d`).test(each))
  if (file === undefined) throw new Error(`${name} was not packed`)
  return join(tarballs, file)
}

/** Packs built packages, by the names of their folders, as a release does. */
export async function packPackages(names: readonly string[], folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const filters = names.map((name) => `--filter=./packages/${name}`)
  const pack = ['--yes', 'pnpm@12.21.0', '--recursive', ...filters, 'pack']
  await run('npx', [...pack, '--pack-destination', folder], { cwd: root })
}

/** Our version of another package. */
export function catalogVersion(name: string): string {
  const catalog = readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8').replaceAll("'", '')
  const version = new RegExp(`^ *${name}: (.*\\d)$`, 'm').exec(catalog)?.[1]
  if (version === undefined) throw new Error(`The catalog has no ${name}`)
  return version
}

/**
 * Writes the code blocks of a document whose first line is a comment with the path of their file.
 *
 * @param below - takes only paths that begin so
 */
export function writeDocumentedFiles(
  folder: string,
  document: string,
  { below = '', change = (text: string) => text } = {},
): void {
  const blocks = readFileSync(join(root, document), 'utf8').matchAll(
    /```(?:js|tsx?|css)[^\n]*\n((?:\/\/|\/\*) (\S+\.\w+)(?: \*\/)?\n[^]*?)```/g,
  )
  for (const [, text = '', path = ''] of blocks) {
    if (!path.startsWith(below)) continue
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), change(text))
  }
}

/**
 * Writes the modules of the documentation, so that the packed packages check their types. Each document has a folder, so that its
 * files find each other.
 *
 * @returns the number of modules
 */
export function writeDocumentedModules(folder: string): number {
  const written = new Set<string>()
  for (const block of readBlocks(root)) {
    const reason = reasonNotRun(block) ?? 'npm run lab -- outside compiles it'
    if (!isModule(block) || reason !== 'npm run lab -- outside compiles it') continue
    const { file, line, code } = block
    const name = /^\/\/ (\S+\.tsx?)\n/.exec(code)?.[1] ?? `block-${line}.tsx`
    const path = join(folder, file.replaceAll(/\W/g, '-'), name)
    if (written.has(path)) throw new Error(`${file} has two blocks for ${name}`)
    written.add(path)
    mkdirSync(dirname(path), { recursive: true })
    // A block with top-level await is a module even if it imports nothing.
    writeFileSync(path, `${code}\nexport {}\n`)
  }
  if (written.size === 0) throw new Error('The documentation has no modules')
  return written.size
}

/** Starts the `@milepost/sandbox` that a folder has installed, and stops it afterwards. */
export async function withSandbox(
  folder: string,
  args: readonly string[],
  work: (origin: string) => Promise<void>,
): Promise<void> {
  const command = ['--no-install', '@milepost/sandbox', '--port', '0', '--database', ':memory:']
  await withProcess('npx', [...command, ...args], { cwd: folder }, work)
}
