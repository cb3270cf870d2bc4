import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Folder of the libraries in the comparison. */
export interface Peers {
  /** constructicon, with the React it asks for. */
  constructicon: string
  /** Radix and Mantine, with the React we use. */
  kits: string
}

const wanted = {
  constructicon: {
    constructicon: '5.1.5',
    react: '17.0.2',
    'react-dom': '17.0.2',
    'react-helmet': '5.2.1',
    // It imports this without asking for it.
    uuid: '8.3.2',
  },
  kits: {
    '@mantine/core': '9.7.4',
    '@mantine/hooks': '9.7.4',
    '@radix-ui/react-dialog': '1.3.1',
    react: '19.3.1',
    'react-dom': '19.3.1',
  },
} as const

/**
 * Installs the libraries for the comparison once. They are not dependencies of the workspace, because starting and
 * testing it does not need their hundreds of packages.
 */
export function installPeers(root: string): Peers {
  const base = join(root, 'node_modules/.cache/bench-peers')
  return {
    constructicon: install(join(base, 'constructicon'), wanted.constructicon),
    kits: install(join(base, 'kits'), wanted.kits),
  }
}

function install(folder: string, dependencies: Readonly<Record<string, string>>): string {
  const done = join(folder, 'node_modules', Object.keys(dependencies)[0] ?? '')
  if (existsSync(done)) return folder
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies }))
  const { status } = spawnSync(
    'npm',
    ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--legacy-peer-deps', '--silent'],
    { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'], timeout: 180_000 },
  )
  if (status !== 0) throw new Error(`The peers could not be installed in ${folder}`)
  return folder
}
