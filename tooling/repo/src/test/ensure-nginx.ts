import { spawnSync } from 'node:child_process'
import { findNginx } from '@milepost/config/nginx'
import { aptInstall } from './apt-install.ts'

const howTo =
  'Journeys through TLS need nginx and openssl: install them (Debian: apt-get install nginx-light openssl), or say by NGINX_PATH where nginx is.'

/**
 * Makes sure that there are nginx, which speaks TLS before the site in tests, and openssl, which makes it a
 * certificate: finds them, or installs Debian's where the machine lets it.
 *
 * @returns undefined when they are there, else one line that says what to do
 */
export function ensureNginx(): string | undefined {
  if (isThere()) return undefined
  aptInstall(['nginx-light', 'openssl'])
  return isThere() ? undefined : howTo
}

function isThere(): boolean {
  return findNginx() !== undefined && spawnSync('openssl', ['version']).status === 0
}
