import { execFile } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from '@milepost/config/free-port'
import { run } from './run.ts'
import { startProcess, type StartedProcess } from './start-process.ts'

/** A package registry on this machine that takes our packages and passes every other request on. */
export interface LocalRegistry extends StartedProcess {
  /** What package managers are told of it, by environment. */
  environment: Record<string, string>
}

/**
 * Starts a registry in a folder. It never looks for Milepost's own packages in the public registry.
 *
 * @throws Error when it cannot be installed, or does not answer
 */
export async function startRegistry(folder: string): Promise<LocalRegistry> {
  mkdirSync(folder, { recursive: true })
  const upstream = run('npm', ['config', 'get', 'registry'], { cwd: folder }).trim()
  const port = await freePort()
  const config = {
    storage: './storage',
    auth: { htpasswd: { file: './htpasswd', max_users: 1 } },
    // Who asks keeps what is passed on; what is known of a package is asked for once.
    uplinks: { upstream: { url: upstream, cache: false, maxage: '1h' } },
    packages: {
      '@milepost/*': { access: '$all', publish: '$all' },
      'create-milepost': { access: '$all', publish: '$all' },
      '**': { access: '$all', proxy: 'upstream' },
    },
    max_body_size: '50mb',
    log: { type: 'stdout', format: 'pretty', level: 'warn' },
  }
  // The audit plugin asks for node-fetch by a tag that not every registry has; nothing here uses it.
  const manifest = {
    private: true,
    dependencies: { verdaccio: '6.10.4' },
    overrides: { 'node-fetch': '2.7.0' },
  }
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest))
  // Whoever starts it has other work to do meanwhile.
  await promisify(execFile)('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
  })
  // JSON is YAML.
  writeFileSync(join(folder, 'config.yaml'), JSON.stringify(config, null, 2))
  const started = await startProcess(
    join(folder, 'node_modules/.bin/verdaccio'),
    ['--config', 'config.yaml', '--listen', `127.0.0.1:${port}`],
    { cwd: folder, origin: `http://127.0.0.1:${port}/`, timeoutMs: 60_000 },
  )
  const userConfig = join(folder, 'npmrc')
  writeFileSync(
    userConfig,
    `registry=${started.origin}\n//127.0.0.1:${port}/:_authToken=rehearsal\naudit=false\nfund=false\n`,
  )
  return {
    ...started,
    environment: { npm_config_registry: started.origin, npm_config_userconfig: userConfig },
  }
}
