import { resolve } from 'node:path'
import { checkLayout } from './check-layout.ts'
import { checkLinks } from './check-links.ts'
import { checkWorkflows } from './check-workflows.ts'
import { checkSizes } from './size-ratchet.ts'

const root = resolve(import.meta.dirname, '../../../..')
const problems = [
  ...checkLayout(root),
  ...checkLinks(root),
  ...checkSizes(root, { shouldLower: process.argv.includes('--lower') }),
  ...checkWorkflows(root),
]
for (const problem of problems) console.error(problem)
console.log(`repository checks: ${problems.length === 0 ? 'no' : problems.length} problems`)
process.exitCode = problems.length === 0 ? 0 : 1
