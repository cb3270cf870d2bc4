// The sandbox as a fetch handler.
export { createSandbox, defaultSeed } from './sandbox/create-sandbox.ts'
export type { Sandbox, SandboxOptions } from './sandbox/create-sandbox.ts'

// Custom worlds.
export { parseWorldFile, WorldFileError } from './seed/world-file.ts'
export type { WorldFile } from './seed/world-file.ts'

// Scenarios.
export { scenarios } from './scenarios/scenarios.ts'
export type { Scenario } from './scenarios/scenarios.ts'

// HTTP server.
export { serveSandbox } from './sandbox/serve-sandbox.ts'
export type { SandboxServer } from './sandbox/serve-sandbox.ts'

// Database errors.
export { ForeignDatabaseError } from './seed/prepare-database.ts'
export { schemaVersion } from './database/open-database.ts'
export { systemRandom } from './random/random-source.ts'
export type { RandomSource } from './random/random-source.ts'
export { reportsToken } from './calls/accounts/session-calls.ts'
export { modelsApiToken } from './calls/types/model-schemas.ts'
export { demoPassword, legacyToken } from './seed/seed-world.ts'
