import type { PlatformAdapter } from '@milepost/platform/adapter'
import type { SupporterPlatform } from '../host/supporter-host.ts'

const brought = new WeakMap<object, Promise<PlatformAdapter>>()

/**
 * The adapter of a host, for a visitor without a token. A host that brings it is asked once, and again after it failed.
 *
 * @throws whatever the host's function throws, such as when its code cannot be loaded
 */
export function adapterOf(platform: SupporterPlatform): Promise<PlatformAdapter> {
  if (typeof platform !== 'function') return Promise.resolve(platform)
  const known = brought.get(platform)
  if (known !== undefined) return known
  const adapter = platform()
  brought.set(platform, adapter)
  adapter.catch(() => brought.delete(platform))
  return adapter
}
