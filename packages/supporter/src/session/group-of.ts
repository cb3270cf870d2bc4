import { UnsupportedError } from '@milepost/platform'
import type { OptionalGroup, PlatformAdapter } from '@milepost/platform/adapter'

/**
 * A group of the platform's calls. Screens ask `useCan` before they show anything that needs one.
 *
 * @throws {UnsupportedError} where the platform lacks the group
 */
export function groupOf<Name extends OptionalGroup>(
  platform: PlatformAdapter,
  name: Name,
): NonNullable<PlatformAdapter[Name]> {
  const calls = platform[name]
  if (!calls) throw new UnsupportedError(`The platform ${platform.name} has no ${name}`)
  return calls
}
