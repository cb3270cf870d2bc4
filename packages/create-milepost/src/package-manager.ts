import { spawn } from 'node:child_process'

/** Commands of a package manager, for the files of a site. */
export interface PackageManager {
  readonly name: 'npm' | 'pnpm' | 'yarn'
  /** Undefined for npm, which comes with Node. */
  readonly version?: string | undefined
  readonly lockfile: string
  /** Arguments that install packages, after the name of the manager. */
  readonly install: readonly string[]
  /** Command that installs exactly what the lockfile says. */
  readonly cleanInstall: string
  /** Prefix of a command that runs a script. */
  readonly run: string
  /** Prefix of a command that runs an installed binary. */
  readonly exec: string
}

const managers: Readonly<Record<PackageManager['name'], PackageManager>> = {
  npm: {
    name: 'npm',
    lockfile: 'package-lock.json',
    install: ['install', '--no-audit', '--no-fund'],
    cleanInstall: 'npm ci',
    run: 'npm run',
    exec: 'npx',
  },
  pnpm: {
    name: 'pnpm',
    lockfile: 'pnpm-lock.yaml',
    install: ['install'],
    cleanInstall: 'pnpm install --frozen-lockfile',
    run: 'pnpm run',
    exec: 'pnpm exec',
  },
  yarn: {
    name: 'yarn',
    lockfile: 'yarn.lock',
    install: ['install'],
    cleanInstall: 'yarn install --frozen-lockfile',
    run: 'yarn run',
    exec: 'yarn exec',
  },
}

/**
 * Returns the package manager that runs this command, such as pnpm for `pnpm create milepost`.
 *
 * @param userAgent - `npm_config_user_agent`, such as `pnpm/12.21.0 npm/? node/v24.4.0`. @default npm
 */
export function packageManagerOf(userAgent = ''): PackageManager {
  const [, name = '', version] = /^(pnpm|yarn)\/(\d[\w.+-]*)/.exec(userAgent) ?? []
  return name === '' ? managers.npm : { ...managers[name as PackageManager['name']], version }
}

/**
 * Runs a package manager in a folder, and shows its output.
 *
 * @throws Error when it fails
 */
export async function runManager(
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
