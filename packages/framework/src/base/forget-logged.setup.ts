import { beforeAll } from 'vitest'
import { resetWarnOnce } from './log-problem.server.ts'

// Test files share modules, so start each one with an empty log, like a new process.
beforeAll(resetWarnOnce)
