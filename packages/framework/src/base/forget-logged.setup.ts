import { beforeAll } from 'vitest'
import { resetLogOnce } from './log-problem.server.ts'

// Files of tests share modules: each begins as a process does.
beforeAll(resetLogOnce)
