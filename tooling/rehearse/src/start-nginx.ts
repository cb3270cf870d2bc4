import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startProcess } from './start-process.ts'

const executable = '/usr/sbin/nginx'

/**
 * Starts Debian's nginx before a cache, with the file of `deploy/`.
 *
 * @param options.folder - where it writes its files
 * @param options.listen - the port that visitors come to
 * @param options.cache - the port of the cache
 * @throws Error where nginx cannot be had, or does not start
 */
export async function startNginx({
  root,
  folder,
  listen,
  cache,
}: {
  root: string
  folder: string
  listen: number
  cache: number
}): Promise<{ stop: () => Promise<void> }> {
  ensureNginx()
  const values: Record<string, string> = {
    listen: `127.0.0.1:${listen}`,
    cache: `127.0.0.1:${cache}`,
    folder,
  }
  const template = readFileSync(join(root, 'deploy/nginx.conf'), 'utf8')
  const file = join(folder, 'nginx.conf')
  writeFileSync(
    file,
    template.replaceAll(/\{\{(\w+)\}\}/g, (braces, name: string) => values[name] ?? braces),
  )
  return startProcess(executable, ['-c', file, '-p', folder, '-g', 'daemon off;'], {
    cwd: folder,
    origin: `http://127.0.0.1:${listen}/healthz`,
    timeoutMs: 60_000,
  })
}

/** Debian's nginx, where the machine lets it be installed. */
function ensureNginx(): void {
  if (existsSync(executable)) return
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const options = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, timeout: 300_000 }
    spawnSync('apt-get', ['update', '-qq'], options)
    spawnSync('apt-get', ['install', '-y', '-qq', 'nginx'], options)
  }
  if (!existsSync(executable)) throw new Error('Install nginx first: apt-get install nginx')
}
