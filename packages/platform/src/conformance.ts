export type { OptionalGroup } from './adapter/optional-group.ts'
export {
  type ConformanceOptions,
  type ConformancePlatform,
  describePlatform,
  type TestRunner,
} from './conformance/describe-platform.ts'
export type { MemoryWorld } from './memory/memory-world.ts'
