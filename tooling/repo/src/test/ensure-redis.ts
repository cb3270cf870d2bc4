import { findRedis } from '@milepost/config/redis'
import { aptInstall } from './apt-install.ts'

const howTo =
  'Tests of several processes need Redis or Valkey: install it (Debian: apt-get install redis-server), or say by REDIS_PATH where it is.'

/**
 * Makes sure that there is a Redis, by which processes of one site tell each other what is old: finds it, or installs
 * Debian's where the machine lets it.
 *
 * @returns undefined when it is there, else one line that says what to do
 */
export function ensureRedis(): string | undefined {
  if (findRedis() === undefined) aptInstall(['redis-server'])
  return findRedis() === undefined ? howTo : undefined
}
