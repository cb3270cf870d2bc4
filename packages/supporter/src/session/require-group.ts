import { UnsupportedError } from '@milepost/platform'
import type { OptionalGroup, PlatformAdapter } from '@milepost/platform/adapter'

/**
 * Returns a group of platform calls. Check `useCan` before rendering anything that needs it.
 *
 * @throws {UnsupportedError} if the platform does not support the group
 */
export function requireGroup<Name extends OptionalGroup>(
  platform: PlatformAdapter,
  name: Name,
): NonNullable<PlatformAdapter[Name]> {
  const calls = platform[name]
  if (!calls) throw new UnsupportedError(`The platform ${platform.name} does not support ${name}`)
  return calls
}
