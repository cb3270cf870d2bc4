import type { PlatformAdapter } from '@milepost/platform/adapter'
import type { SupporterPlatform } from '../host/supporter-host.ts'

const brought = new WeakMap<object, Promise<PlatformAdapter>>()

/**
 * Returns the adapter for a visitor who is not signed in. A function is called once, and again if it failed.
 *
 * @throws the error of the function, for example if its code cannot be loaded
 */
export function resolveAdapter(platform: SupporterPlatform): Promise<PlatformAdapter> {
  if (typeof platform !== 'function') return Promise.resolve(platform)
  const known = brought.get(platform)
  if (known !== undefined) return known
  const adapter = platform()
  brought.set(platform, adapter)
  adapter.catch(() => brought.delete(platform))
  return adapter
}
