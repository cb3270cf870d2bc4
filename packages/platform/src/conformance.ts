export type { OptionalCallGroup } from './adapter/platform-adapter.ts'
export {
  type ConformanceOptions,
  type ConformancePlatform,
  describePlatform,
  type TestRunner,
} from './conformance/describe-platform.ts'
export type { MemorySeed } from './memory/memory-seed.ts'
