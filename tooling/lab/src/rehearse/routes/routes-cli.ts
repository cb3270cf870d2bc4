/**
 * `npm run lab -- routes <ref>`: builds the demo sites as they were at a commit and as they are now, asks both for
 * everything they have, and tells where a visitor would get something else: status, headers, HTML. Names of files,
 * hashes and times may differ. For changes that move code and must change nothing.
 */
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { inAFolder } from '../in-a-folder.ts'
import { compareRecordings, type Recording } from './compare-recordings.ts'
import { recordBuild } from './record-build.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { keep: { type: 'string' }, before: { type: 'string' } },
})
const [ref = 'HEAD~1'] = positionals

await inAFolder('routes', async ({ root, folder, log }) => {
  const before =
    values.before === undefined
      ? await recordCommit(ref, { root, folder, log })
      : (JSON.parse(readFileSync(values.before, 'utf8')) as Recording)
  if (values.keep !== undefined) writeFileSync(values.keep, JSON.stringify(before))
  log(`${Object.keys(before).length} answers before`)
  const after = await recordBuild(root)
  log(`${Object.keys(after).length} answers after`)
  const differences = compareRecordings(before, after)
  for (const { request, place, before: one, after: other } of differences) {
    console.log(`${request}  ${place}\n  - ${one.trim()}\n  + ${other.trim()}`)
  }
  if (differences.length > 0) throw new Error(`${differences.length} differences`)
})

async function recordCommit(
  commit: string,
  { root, folder, log }: { root: string; folder: string; log: (line: string) => void },
): Promise<Recording> {
  const checkout = join(folder, 'before')
  execFileSync('git', ['clone', '--quiet', root, checkout])
  execFileSync('git', ['-C', checkout, 'checkout', '--quiet', commit])
  log(`recording ${commit}`)
  return recordBuild(checkout)
}
