import { existsSync } from 'node:fs'

const candidates = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx']

/**
 * Finds the nginx that is before the site in tests: `NGINX_PATH` first, then the usual places.
 *
 * @returns the executable's path, or undefined when there is none
 */
export function findNginx(
  environment: Record<string, string | undefined> = process.env,
  exists: (path: string) => boolean = existsSync,
): string | undefined {
  const named = environment['NGINX_PATH']
  if (named !== undefined && named !== '') return exists(named) ? named : undefined
  return candidates.find((path) => exists(path))
}
