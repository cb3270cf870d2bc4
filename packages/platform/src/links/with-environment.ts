import type { PlatformEnvironment } from '../environment/platform-environment.ts'

/** Whatever knows its environment: a platform, or a bare `{ environment }`. */
export interface WithEnvironment {
  readonly environment: PlatformEnvironment
}
