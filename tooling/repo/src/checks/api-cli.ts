import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { apiProblem, readApiSnapshots } from './api-snapshots.ts'

const root = resolve(import.meta.dirname, '../../../..')
const isKeeping = process.argv.includes('--keep')
let problems = 0
for (const snapshot of readApiSnapshots(root)) {
  const mayKeep = isKeeping && snapshot.hasChangeset
  if (mayKeep && snapshot.kept !== snapshot.current) {
    writeFileSync(snapshot.file, snapshot.current)
    console.log(`${snapshot.package}: kept`)
    continue
  }
  const problem = apiProblem(snapshot)
  if (problem === undefined) continue
  console.error(problem)
  problems += 1
}
console.log(problems === 0 ? 'exports: as they were looked at' : `exports: ${problems} to look at`)
process.exitCode = problems === 0 ? 0 : 1
