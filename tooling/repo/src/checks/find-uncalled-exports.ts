import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'

/** What no entry of the product reaches; paths are from the workspace's root. */
export interface UncalledExports {
  files: ReadonlySet<string>
  /** As `path#name`. */
  exports: ReadonlySet<string>
}

interface KnipReport {
  issues: { file: string; files?: unknown[]; exports?: { name: string }[] }[]
}

const settings = join(import.meta.dirname, '../../product.knip.json')

/** What an installation and a build leave beside the sources. */
const notSources = new Set(['node_modules', 'dist', 'build', 'reports', '.turbo'])

/**
 * Asks knip which files and exports the product does not call: the site, the commands, and what other
 * teams import. Tests, stories and benchmarks call nothing here (`product.knip.json`).
 *
 * @param root - a workspace with packages, apps and tooling
 * @throws Error with knip's own words when it cannot read the workspace
 */
export function findUncalledExports(root: string): UncalledExports {
  const sources = copySources(root)
  try {
    const library = createRequire(import.meta.url).resolve('knip')
    const { stdout, stderr, status } = spawnSync(
      process.execPath,
      [
        join(dirname(library), '../bin/knip.js'),
        `--directory=${sources}`,
        `--config=${settings}`,
        '--production',
        '--no-progress',
        '--include=files,exports',
        '--reporter=json',
        '--no-exit-code',
      ],
      { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
    )
    if (status !== 0) throw new Error(`knip could not read ${root}: ${stderr}`)
    return readUncalled(stdout)
  } finally {
    rmSync(sources, { recursive: true })
  }
}

/** Copies what is written by hand: where packages are built, knip follows imports into what was built. */
function copySources(root: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'sources-'))
  const places = [
    'package.json',
    'pnpm-workspace.yaml',
    'tsconfig.base.json',
    'packages',
    'apps',
    'tooling',
  ]
  for (const place of places.filter((each) => existsSync(join(root, each)))) {
    cpSync(join(root, place), join(folder, place), {
      recursive: true,
      filter: (path) => !notSources.has(basename(path)) && !path.endsWith('/apps/site/content'),
    })
  }
  return folder
}

/** Reads knip's JSON report. */
export function readUncalled(report: string): UncalledExports {
  const { issues } = JSON.parse(report) as KnipReport
  return {
    files: new Set(issues.flatMap(({ file, files = [] }) => (files.length > 0 ? [file] : []))),
    exports: new Set(
      issues.flatMap(({ file, exports = [] }) => exports.map(({ name }) => `${file}#${name}`)),
    ),
  }
}
