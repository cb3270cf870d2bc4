import { findRedis } from '@milepost/config/redis'
import { aptInstall } from './apt-install.ts'

const howTo =
  'Tests of several processes need Redis or Valkey: install it (Debian: apt-get install redis-server), or say by REDIS_PATH where it is.'

/**
 * Finds Redis, over which a site's processes exchange cache invalidations, or installs Debian's package if the machine
 * allows it.
 *
 * @returns undefined if Redis is available, else one line with instructions
 */
export function ensureRedis(): string | undefined {
  if (findRedis() === undefined) aptInstall(['redis-server'])
  return findRedis() === undefined ? howTo : undefined
}
