import { spawn } from 'node:child_process'

/** Commands of a package manager, for the files of a site. */
export interface PackageManager {
  readonly name: 'npm' | 'pnpm' | 'yarn'
  /** Undefined for npm, which comes with Node. */
  readonly version?: string | undefined
  /** Files that an installation from the lockfile needs in addition to `package.json`, as arguments of `COPY` in a Dockerfile. */
  readonly lockfiles: string
  /** Settings files of a new site, by path. @default none */
  readonly settings?: Readonly<Record<string, string>>
  /** Arguments that install packages, after the name of the manager. */
  readonly install: readonly string[]
  /** Command that installs the exact versions of the lockfile. */
  readonly cleanInstall: string
  /** Prefix of a command that runs a script. */
  readonly run: string
  /** Prefix of a command that runs an installed binary. */
  readonly exec: string
}

const packageManagers: Readonly<Record<PackageManager['name'], PackageManager>> = {
  npm: {
    name: 'npm',
    lockfiles: 'package-lock.json',
    install: ['install', '--no-audit', '--no-fund'],
    cleanInstall: 'npm ci',
    run: 'npm run',
    exec: 'npx',
  },
  pnpm: {
    name: 'pnpm',
    // pnpm creates its settings file only if a package is newer than its minimum release age.
    lockfiles: 'pnpm-lock.yaml pnpm-workspace.yaml*',
    install: ['install'],
    cleanInstall: 'pnpm install --frozen-lockfile',
    run: 'pnpm run',
    exec: 'pnpm exec',
  },
  yarn: {
    name: 'yarn',
    lockfiles: 'yarn.lock .yarnrc.yml',
    // Vite discourages Plug'n'Play, Yarn's default.
    settings: { '.yarnrc.yml': 'nodeLinker: node-modules\n' },
    install: ['install'],
    cleanInstall: 'yarn install --immutable',
    run: 'yarn run',
    exec: 'yarn exec',
  },
}

/**
 * Returns the package manager that runs this command, such as pnpm for `pnpm create milepost`.
 *
 * @param userAgent - `npm_config_user_agent`, such as `pnpm/12.21.0 npm/? node/v24.4.0`. @default npm
 */
export function detectPackageManager(userAgent = ''): PackageManager {
  const [, name = '', version] = /^(pnpm|yarn)\/(\d[\w.+-]*)/.exec(userAgent) ?? []
  if (name === '') return packageManagers.npm
  const manager = { ...packageManagers[name as PackageManager['name']], version }
  if (name !== 'yarn' || !version?.startsWith('1.')) return manager
  // Yarn 1 has neither `--immutable` nor `.yarnrc.yml`.
  const cleanInstall = 'yarn install --frozen-lockfile'
  return { ...manager, lockfiles: 'yarn.lock', settings: {}, cleanInstall }
}

/**
 * Runs a package manager in a folder, and shows its output.
 *
 * @throws Error if it fails
 */
export async function runPackageManager(
  { name }: PackageManager,
  folder: string,
  args: readonly string[],
): Promise<void> {
  const child = spawn(name, [...args], {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  const code = await new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', resolve)
  })
  if (code !== 0) throw new Error(`${name} ${args.join(' ')} failed in ${folder}`)
}
