// The sandbox as a fetch handler.
export { createSandbox, defaultSeed } from './create-sandbox.ts'
export type { Sandbox, SandboxOptions } from './create-sandbox.ts'

// Ways to behave.
export { scenarios } from './scenarios/scenario.ts'
export type { Scenario } from './scenarios/scenario.ts'

// Over HTTP.
export { serveSandbox } from './server/serve-sandbox.ts'
export type { SandboxServer } from './server/serve-sandbox.ts'

// What stands behind it.
export { ForeignDatabaseError } from './database/prepare-database.ts'
export { schemaVersion } from './database/schema.data.ts'
export { systemRandom } from './server/random-source.ts'
export type { RandomSource } from './server/random-source.ts'
export { reportsToken } from './accounts/post-reports-authenticate.ts'
export { demoPassword, legacyToken } from './seed/seed-world.ts'
