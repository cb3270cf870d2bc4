import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const root = join(import.meta.dirname, '../../..')
const minuteMs = 60_000

/** What an application outside of this repository is installed from. */
export interface ApplicationPackages {
  /** Names of ours, such as `server`, whose tarballs lie in `tarballs`. */
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
export function installApplication(
  folder: string,
  { ours, tarballs, others }: ApplicationPackages,
): void {
  const files = readdirSync(tarballs)
  const catalog = readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8')
  const packed = ours.map((name) => {
    const file = files.find((one) => new RegExp(`^milepost-${name}-\\d`).test(one))
    if (file === undefined) throw new Error(`@milepost/${name} was not packed`)
    return [`@milepost/${name}`, `file:${join(tarballs, file)}`]
  })
  const versions = others.map((name) => {
    const at = name.lastIndexOf('@')
    return at > 0 ? [name.slice(0, at), name.slice(at + 1)] : [name, versionIn(catalog, name)]
  })
  const manifest = {
    name: 'application',
    private: true,
    type: 'module',
    dependencies: Object.fromEntries([...packed, ...versions]),
  }
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest, null, 2))
  const quiet = ['--no-audit', '--no-fund', '--engine-strict=false', '--loglevel=error']
  runIn(folder, 'npm', ['install', '--legacy-peer-deps', ...quiet])
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
    /```(?:js|tsx?)[^\n]*\n(\/\/ (\S+\.\w+)\n[^]*?)```/g,
  )
  for (const [, text = '', path = ''] of blocks) {
    if (!path.startsWith(below)) continue
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    // A comment before a directive such as 'use client' is allowed.
    writeFileSync(join(folder, path), change(text))
  }
}

/** Runs a command of an application; what it says is shown when it fails. */
export function runIn(folder: string, command: string, args: readonly string[]): void {
  try {
    execFileSync(command, [...args], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'inherit'],
      timeout: 10 * minuteMs,
      encoding: 'utf8',
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
    })
  } catch (error) {
    console.error((error as { stdout?: string }).stdout ?? '')
    throw new Error(`${command} ${args.join(' ')} failed`, { cause: error })
  }
}

function versionIn(catalog: string, name: string): string {
  const lines = catalog.split('\n').map((line) => line.trim().replaceAll("'", ''))
  const line = lines.find((one) => one.startsWith(`${name}: `))
  if (line === undefined) throw new Error(`The catalog has no ${name}`)
  return line.slice(name.length + 2)
}
