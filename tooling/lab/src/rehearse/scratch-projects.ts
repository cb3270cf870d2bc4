import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromiumArgs, findChromium } from '@milepost/config/chromium'
import { freePort } from '@milepost/config/free-port'
import { run } from './run.ts'
import { startProcess } from './start-process.ts'
import type { LocalRegistry } from './start-registry.ts'

interface Rehearsal {
  folder: string
  /** The version of each of our packages that must be installed. */
  versions: ReadonlyMap<string, string>
  registry: LocalRegistry
  log: (line: string) => void
}

/**
 * Installs the published packages into projects that know nothing of this repository, and runs them:
 * plain Node (ESM and CommonJS), a React app built by Vite and opened in Chromium, a worker in workerd.
 *
 * @throws Error when one does not say what it should
 */
export async function runScratchProjects(rehearsal: Rehearsal): Promise<void> {
  const sandboxPort = await freePort()
  const node = install(rehearsal, 'node')
  const sandbox = await startProcess(
    'npx',
    ['milepost-sandbox', '--port', String(sandboxPort), '--database', join(node, 'sandbox.db')],
    { cwd: node, origin: `http://127.0.0.1:${sandboxPort}`, timeoutMs: 60_000 },
  )
  try {
    const environment = { SANDBOX_ORIGIN: sandbox.origin }
    for (const script of ['main.mjs', 'main.cjs']) {
      expectText(run('node', [script], { cwd: node, environment }), /raised \d/, `node ${script}`)
    }
    rehearsal.log('plain Node runs, as ESM and CommonJS')
    await runReactApp(rehearsal)
    rehearsal.log('the Vite React app shows itself in Chromium')
    await runWorker(rehearsal, sandbox.origin)
    rehearsal.log('the worker answers in workerd')
  } finally {
    await sandbox.stop()
  }
}

async function runReactApp(rehearsal: Rehearsal): Promise<void> {
  const cwd = install(rehearsal, 'react')
  run('npx', ['tsc', '-p', '.'], { cwd })
  run('npx', ['vite', 'build'], { cwd })
  const port = await freePort()
  const preview = await startProcess(
    'npx',
    ['vite', 'preview', '--port', String(port), '--host', '127.0.0.1', '--strictPort'],
    { cwd, origin: `http://127.0.0.1:${port}`, timeoutMs: 30_000 },
  )
  try {
    const chromium = findChromium()
    if (chromium === undefined) throw new Error('There is no Chromium; set CHROMIUM_PATH')
    const dom = run(
      chromium,
      [
        ...chromiumArgs,
        '--headless',
        '--no-sandbox',
        '--virtual-time-budget=5000',
        '--dump-dom',
        preview.origin,
      ],
      { cwd, timeoutMs: 60_000 },
    )
    expectText(dom, /£1,250[\s\S]*type="email"/, 'the React app')
  } finally {
    await preview.stop()
  }
}

async function runWorker(rehearsal: Rehearsal, sandboxOrigin: string): Promise<void> {
  const cwd = install(rehearsal, 'worker')
  run('npm', ['run', 'build'], { cwd })
  const port = await freePort()
  const template = readFileSync(join(cwd, 'worker.template.capnp'), 'utf8')
  writeFileSync(
    join(cwd, 'worker.capnp'),
    template.replace('{{port}}', String(port)).replace('{{sandbox}}', sandboxOrigin),
  )
  const worker = await startProcess('npx', ['workerd', 'serve', 'worker.capnp'], {
    cwd,
    origin: `http://127.0.0.1:${port}`,
    timeoutMs: 30_000,
  })
  try {
    const response = await fetch(worker.origin)
    expectText(await response.text(), /raised \d/, 'the worker')
  } finally {
    await worker.stop()
  }
}

function install({ folder, versions, registry }: Rehearsal, project: string): string {
  const cwd = join(folder, project)
  const file = join(cwd, 'package.json')
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as {
    dependencies: Record<string, string>
  }
  for (const name of Object.keys(manifest.dependencies)) {
    manifest.dependencies[name] = versions.get(name) ?? manifest.dependencies[name] ?? '*'
  }
  writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`)
  run('npm', ['install', '--no-package-lock', '--loglevel=error', '--engine-strict=false'], {
    cwd,
    environment: registry.environment,
  })
  return cwd
}

function expectText(text: string, pattern: RegExp, what: string): void {
  if (!pattern.test(text)) throw new Error(`${what} did not say ${String(pattern)}:\n${text}`)
}
