import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { freePort } from '@milepost/config/free-port'
import { run, startProcess, type StartedProcess } from '../processes.ts'

/** From 1.0.0 on, `^` takes later minor versions. */
export const firstVersion = '1.0.0'
/** A patch and a minor version, published later. */
export const nextVersions = ['1.0.1', '1.1.0'] as const
/** Published last, out of reach of `npm update`. */
export const majorVersion = '2.0.0'
/** The label of a button that the next versions change. */
export const changedLabel = { from: 'Continue to payment', to: 'Go on to the payment' } as const

/** Starts a registry for our packages, which passes every other request on. `publisher` is the environment of its publisher. */
export async function startRegistry(
  folder: string,
): Promise<StartedProcess & { publisher: NodeJS.ProcessEnv }> {
  mkdirSync(folder, { recursive: true })
  const upstream = await run('npm', ['config', 'get', 'registry'], { cwd: folder })
  const port = await freePort()
  const ours = { access: '$all', publish: '$all' }
  const config = {
    storage: './storage',
    auth: { htpasswd: { file: './htpasswd', max_users: 1 } },
    uplinks: { upstream: { url: upstream, cache: false, maxage: '1h' } },
    packages: {
      '@milepost/*': ours,
      'create-milepost': ours,
      '**': { access: '$all', proxy: 'upstream' },
    },
    max_body_size: '50mb',
    log: { type: 'stdout', format: 'pretty', level: 'warn' },
  }
  // The audit plugin needs node-fetch by a tag that not every registry has; nothing here uses it.
  const overrides = { 'node-fetch': '2.7.0' }
  const manifest = { private: true, dependencies: { verdaccio: '6.10.4' }, overrides }
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest))
  // JSON is YAML.
  writeFileSync(join(folder, 'config.yaml'), JSON.stringify(config))
  await run('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: folder })
  const args = ['--config', 'config.yaml', '--listen', `127.0.0.1:${port}`]
  const origin = `http://127.0.0.1:${port}/`
  const verdaccio = join(folder, 'node_modules/.bin/verdaccio')
  const started = await startProcess(verdaccio, args, { cwd: folder, origin })
  const userConfig = join(folder, 'npmrc')
  writeFileSync(userConfig, `registry=${origin}\n//127.0.0.1:${port}/:_authToken=rehearsal\n`)
  const publisher = { npm_config_registry: origin, npm_config_userconfig: userConfig }
  return { ...started, publisher: { ...process.env, ...publisher } }
}

/** The environment of someone who has never used npm: an empty home folder with a registry, and nothing of this repository. */
export function strangerEnvironment(home: string, registry: string): NodeJS.ProcessEnv {
  mkdirSync(home, { recursive: true })
  writeFileSync(join(home, '.npmrc'), `registry=${registry}\n`)
  const others = Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name))
  const path = (process.env['PATH'] ?? '').split(delimiter)
  const foreign = path.filter((folder) => !folder.includes('node_modules'))
  // The Node of this repository: that of the machine may be older than a site needs.
  const PATH = [dirname(process.execPath), ...foreign].join(delimiter)
  return { ...Object.fromEntries(others), HOME: home, PATH }
}

/** Unpacks tarballs into folders, from which npm publishes at once. */
export async function unpackPackages(tarballs: string, folder: string): Promise<void> {
  for (const file of globSync('*.tgz', { cwd: tarballs })) {
    const target = join(folder, file.replace(/-\d[^-]*\.tgz$/, ''))
    mkdirSync(target, { recursive: true })
    await run('tar', ['-xzf', join(tarballs, file), '--strip-components=1'], { cwd: target })
  }
}

interface Manifest {
  version: string
  dependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
}

/** Publishes unpacked packages with one version; each depends on that version of the others. */
export async function publishVersion(
  folder: string,
  version: string,
  environment: NodeJS.ProcessEnv,
): Promise<void> {
  const files = globSync('*/package.json', { cwd: folder })
  for (const file of files) {
    const manifest = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Manifest
    manifest.version = version
    for (const group of [manifest.dependencies ?? {}, manifest.peerDependencies ?? {}])
      for (const name of Object.keys(group))
        if (name.startsWith('@milepost/')) group[name] = `^${version}`
    writeFileSync(join(folder, file), JSON.stringify(manifest))
  }
  const workspaces = files.map((file) => dirname(file))
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, workspaces }))
  const args = ['publish', '--workspaces', '--ignore-scripts', '--loglevel=error']
  await run('npm', args, { cwd: folder, environment })
}

/** Changes the label of a button in the unpacked framework. */
export function changeLabel(folder: string): void {
  const paths = globSync('milepost-framework/{dist/**/*.js,messages.json}', { cwd: folder })
  const files = paths.map((path) => join(folder, path))
  const labelled = files.filter((file) => readFileSync(file, 'utf8').includes(changedLabel.from))
  if (labelled.length === 0) throw new Error(`No file contains ${changedLabel.from}`)
  for (const file of labelled) {
    const text = readFileSync(file, 'utf8')
    writeFileSync(file, text.replaceAll(changedLabel.from, changedLabel.to))
  }
}

/** Checks that a lockfile has each of our packages once, in this version. */
export function expectInstalled(folder: string, names: readonly string[], version: string): void {
  const lock = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { version: string }>
  }
  const installed = Object.entries(lock.packages)
    .filter(([place]) => place.includes('node_modules/@milepost/'))
    .map(([place, entry]) => `${place} ${entry.version}`)
  const expected = names.map(
    (name) => `node_modules/${name.replace('milepost-', '@milepost/')} ${version}`,
  )
  if (installed.toSorted().join() !== expected.toSorted().join())
    throw new Error(`Installed is ${installed.join(', ')} instead of ${expected.join(', ')}`)
}
