import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { packedBudget } from './packed-budget.ts'
import { packedProblems } from './packed-problems.ts'

/** What a package says of itself, where it is published for bundlers and for import alone. */
const accepted = new Set([
  // `require` is not offered: applications of these packages are built as ES modules.
  'CJSResolvesToESM',
  // The resolution of Node 10 knows no `exports`.
  'NoResolution',
])

/**
 * Checks a packed package as those who install it find it: by publint what its manifest promises, by "are the types wrong"
 * whether every way of importing it finds code and types that fit; then what it unpacks to, its maps, and what it says of the code
 * of others that is built in.
 *
 * @param file - the tarball
 * @throws Error with everything that was found
 */
export async function checkPacked(file: string): Promise<void> {
  const data = readFileSync(file)
  const buffer = data.buffer.slice(data.byteOffset, data.byteOffset + data.byteLength)
  const { messages, pkg } = await publint({ pack: { tarball: buffer }, strict: true })
  const found = messages
    .filter(({ type }) => type !== 'suggestion')
    .map((message) => formatMessage(message, pkg, { color: false }) ?? message.code)
  const unpacked = createPackageFromTarballData(new Uint8Array(data))
  const folder = `/node_modules/${unpacked.packageName}/`
  const files = unpacked
    .listFiles()
    .map((path) => ({ path: path.slice(folder.length), text: unpacked.readFile(path) }))
  const analysis = await checkPackage(unpacked, {
    excludeEntrypoints: [/\.(?:css|json|graphql|yaml)$/],
  })
  const noTypes = hasModules(pkg) ? ['it has no types'] : []
  const wrong = analysis.types
    ? analysis.problems.filter(({ kind }) => !accepted.has(kind)).map((one) => JSON.stringify(one))
    : noTypes
  const problems = [
    ...found,
    ...wrong,
    ...packedProblems(files),
    ...sizeProblems(unpacked.packageName, gunzipSync(data).byteLength),
  ]
  if (problems.length > 0) throw new Error(`${basename(file)}:\n${problems.join('\n')}`)
}

function sizeProblems(name: string, bytes: number): string[] {
  const most = packedBudget[name]
  if (most === undefined) return [`packed-budget.ts has no row for ${name}`]
  const kilobytes = Math.ceil(bytes / 1000)
  return kilobytes <= most ? [] : [`it unpacks to ${kilobytes} kB; packed-budget.ts allows ${most}`]
}

/** Whether a package is more than a command. */
function hasModules({ exports = {} }: { readonly exports?: object }): boolean {
  return Object.keys(exports).some((entry) => entry !== './package.json')
}
