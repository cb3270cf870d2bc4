// Wire types: the exact shape of responses.
export type * from '../wire/rest.wire.ts'
export type * from '../wire/graph.wire.ts'

// Response builders. Each accepts fields to override.
export { exampleIds } from './example-ids.ts'
export * from './pages-wire.ts'
export * from './donations-wire.ts'
export * from './leaderboards-wire.ts'
export * from './supporters-wire.ts'

// Test double of a platform, and the types of its seed data.
export { createMemoryAdapter } from '../memory/memory-adapter.ts'
export type * from '../memory/memory-seed.ts'
