import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { checkImports } from './check-imports.ts'
import { checkKeyframes } from './check-keyframes.ts'
import { checkLayout } from './check-layout.ts'
import { checkLinks } from './check-links.ts'
import { checkTopLevel } from './check-top-level.ts'
import { checkWorkflows } from './check-workflows.ts'
import { findFolderRings } from './folder-rings.ts'
import { readWorkspace } from './workspace.ts'

const root = resolve(process.argv[2] ?? resolve(import.meta.dirname, '../../..'))
const packages = readWorkspace(root)
const sources = packages
  .flatMap(({ folder }) => [`${folder}/src`, `${folder}/server`])
  .filter((folder) => existsSync(join(root, folder)))
const problems = [
  ...checkImports(packages),
  ...checkKeyframes(root, packages),
  ...checkLayout(packages),
  ...checkLinks(root),
  ...checkTopLevel(root),
  ...checkWorkflows(root),
  ...(await findFolderRings(root, sources)),
]
for (const problem of problems) console.error(problem)
console.log(
  problems.length === 0
    ? `repository checks: ${packages.length} packages, nothing out of place`
    : `repository checks: ${problems.length} to mend`,
)
process.exitCode = problems.length === 0 ? 0 : 1
