import { spawnSync } from 'node:child_process'
import { findNginx } from '@milepost/config/nginx'
import { aptInstall } from './apt-install.ts'

const howTo =
  'Journeys over TLS need nginx and openssl: install them (Debian: apt-get install nginx-light openssl), or set NGINX_PATH.'

/**
 * Finds nginx, which terminates TLS for the site in tests, and openssl, which creates its certificate, or installs
 * Debian's packages if the machine allows it.
 *
 * @returns undefined if both are available, else one line with instructions
 */
export function ensureNginx(): string | undefined {
  if (isThere()) return undefined
  aptInstall(['nginx-light', 'openssl'])
  return isThere() ? undefined : howTo
}

function isThere(): boolean {
  return findNginx() !== undefined && spawnSync('openssl', ['version']).status === 0
}
