import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findNginx } from '@milepost/config/nginx'
import { installFromDebian } from './install-from-debian.ts'
import { startProcess } from './start-process.ts'

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
  installFromDebian(['nginx'], () => findNginx() !== undefined)
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
  return startProcess(findNginx() ?? '', ['-c', file, '-p', folder, '-g', 'daemon off;'], {
    cwd: folder,
    origin: `http://127.0.0.1:${listen}/healthz`,
    timeoutMs: 60_000,
  })
}
