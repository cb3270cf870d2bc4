import { execFile } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'

const root = join(import.meta.dirname, '../../../..')
const minuteMs = 60_000

/** What an application outside of this repository is installed from. */
export interface ApplicationPackages {
  /** Names of ours, such as `server`, whose tarballs are in `tarballs`. */
  ours: readonly string[]
  /** A folder. */
  tarballs: string
  /** Names of others, in the versions of our own catalog, or `name@version`. */
  others: readonly string[]
}

/**
 * Writes an application's manifest and installs what it names.
 *
 * @throws Error when a tarball or a version is missing, or npm fails
 */
export async function installApplication(
  folder: string,
  { ours, tarballs, others }: ApplicationPackages,
): Promise<void> {
  const packed = ours.map((name) => [
    `@milepost/${name}`,
    `file:${tarballOf(tarballs, `milepost-${name}`)}`,
  ])
  const versions = others.map((name) => {
    const at = name.lastIndexOf('@')
    return at > 0 ? [name.slice(0, at), name.slice(at + 1)] : [name, catalogVersion(name)]
  })
  const manifest = {
    name: 'application',
    private: true,
    type: 'module',
    dependencies: Object.fromEntries([...packed, ...versions]),
  }
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest, null, 2))
  const quiet = ['--no-audit', '--no-fund', '--engine-strict=false', '--loglevel=error']
  await runIn(folder, 'npm', ['install', '--legacy-peer-deps', ...quiet])
}

/**
 * The tarball of a package, as a whole path.
 *
 * @param name - as files are called: `milepost-ui`
 * @throws Error when it was not packed
 */
export function tarballOf(tarballs: string, name: string): string {
  const file = readdirSync(tarballs).find((one) => new RegExp(`^${name}-\\d`).test(one))
  if (file === undefined) throw new Error(`${name} was not packed`)
  return join(tarballs, file)
}

/**
 * Writes the code blocks of a README whose first line is a comment with the path of their file.
 *
 * @param below - takes only paths that begin so
 * @param change - what is changed in each of them
 */
export function writeReadmeFiles(
  folder: string,
  readme: string,
  { below = '', change = (text) => text }: { below?: string; change?: (text: string) => string },
): void {
  const blocks = readFileSync(join(root, readme), 'utf8').matchAll(
    /```(?:js|tsx?|css)[^\n]*\n((?:\/\/|\/\*) (\S+\.\w+)(?: \*\/)?\n[^]*?)```/g,
  )
  for (const [, text = '', path = ''] of blocks) {
    if (!path.startsWith(below)) continue
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    // A comment before a directive such as 'use client' is allowed.
    writeFileSync(join(folder, path), change(text))
  }
}

const execute = promisify(execFile)

/**
 * Runs a command of an application; what it says is shown when it fails.
 *
 * @param environment - all that it is told by environment; that of this process, if left out
 * @returns what it said
 */
export async function runIn(
  folder: string,
  command: string,
  args: readonly string[],
  environment: NodeJS.ProcessEnv = process.env,
): Promise<string> {
  try {
    const { stdout } = await execute(command, [...args], {
      cwd: folder,
      timeout: 10 * minuteMs,
      env: { ...environment, NEXT_TELEMETRY_DISABLED: '1' },
      maxBuffer: 100_000_000,
    })
    return stdout.trim()
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
    console.error(stdout + stderr)
    throw new Error(`${command} ${args.join(' ')} failed`, { cause: error })
  }
}

/**
 * The version of a package that we build with ourselves.
 *
 * @throws Error when the catalog does not name it
 */
export function catalogVersion(name: string): string {
  const catalog = readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8')
  const lines = catalog.split('\n').map((line) => line.trim().replaceAll("'", ''))
  // Whether a package may build when it is installed is there, too.
  const line = lines.find((one) => one.startsWith(`${name}: `) && /\d$/.test(one))
  if (line === undefined) throw new Error(`The catalog has no ${name}`)
  return line.slice(name.length + 2)
}
