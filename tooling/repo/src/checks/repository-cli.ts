import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { checkImports } from './check-imports.ts'
import { checkKeyframes } from './check-keyframes.ts'
import { checkLayout } from './check-layout.ts'
import { checkLinks } from './check-links.ts'
import { checkTopLevel } from './check-top-level.ts'
import { checkWorkflows } from './check-workflows.ts'
import { findRoomRings } from './room-rings.ts'
import { checkSizes } from './size-ratchet.ts'
import { readWorkspace } from './workspace.ts'

const root = resolve(import.meta.dirname, '../../../..')
const packages = readWorkspace(root)
const sources = packages
  .flatMap(({ folder }) => [`${folder}/src`, `${folder}/server`])
  .filter((folder) => existsSync(join(root, folder)))
const problems = [
  ...checkImports(packages),
  ...checkKeyframes(root, packages),
  ...checkLayout(packages),
  ...checkLinks(root),
  ...checkSizes(root, { shouldLower: process.argv.includes('--lower') }),
  ...checkTopLevel(root),
  ...checkWorkflows(root),
  ...(await findRoomRings(root, sources)),
]
for (const problem of problems) console.error(problem)
console.log(
  problems.length === 0
    ? `repository checks: ${packages.length} packages, no problems`
    : `repository checks: ${problems.length} problems`,
)
process.exitCode = problems.length === 0 ? 0 : 1
