import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../../..')
const packed = ['measures', 'platform', 'content', 'sandbox']
const minuteMs = 60_000

const folder = mkdtempSync(join(tmpdir(), 'milepost-outside-'))
try {
  for (const name of packed) {
    run(
      'npx',
      ['--yes', 'pnpm@12.21.0', 'pack', '--pack-destination', folder],
      join(root, 'packages', name),
    )
  }
  const tarballs = readdirSync(folder).filter((file) => file.endsWith('.tgz'))
  const dependencies = Object.fromEntries(
    packed.map((name) => [
      `@milepost/${name}`,
      `file:./${tarballs.find((file) => file.startsWith(`milepost-${name}-`))}`,
    ]),
  )
  const manifest = {
    name: 'outside',
    private: true,
    type: 'module',
    dependencies,
    devDependencies: { '@types/node': '24', typescript: '6.0.3' },
  }
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest, null, 2))
  cpSync(join(import.meta.dirname, '../scratch'), folder, { recursive: true })
  run(
    'npm',
    ['install', '--no-audit', '--no-fund', '--engine-strict=false', '--loglevel=error'],
    folder,
  )
  run(join(folder, 'node_modules/.bin/tsc'), ['-p', 'tsconfig.json'], folder)
  run(process.execPath, ['main.mjs'], folder)
  run(process.execPath, ['main.cjs'], folder)
} finally {
  rmSync(folder, { recursive: true, force: true })
}

function run(command: string, args: readonly string[], cwd: string): void {
  try {
    execFileSync(command, [...args], {
      cwd,
      stdio: ['ignore', 'pipe', 'inherit'],
      timeout: 3 * minuteMs,
      encoding: 'utf8',
    })
      .split('\n')
      .filter((line) => line.startsWith('outside'))
      .forEach((line) => console.log(line))
  } catch (error) {
    const output = (error as { stdout?: string }).stdout ?? ''
    console.error(output)
    throw new Error(`${command} ${args.join(' ')} failed`, { cause: error })
  }
}
