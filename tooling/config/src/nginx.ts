import { findProgram } from './chromium.ts'

/** Finds nginx: `NGINX_PATH` first. */
export function findNginx(): string | undefined {
  return findProgram('NGINX_PATH', [
    '/usr/sbin/nginx',
    '/usr/local/sbin/nginx',
    '/opt/homebrew/bin/nginx',
  ])
}
