import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'

/**
 * Maximum size of each package's uncompressed tarball in kilobytes (1,000 bytes), at most 10 % above its current size. A commit
 * that raises a limit must explain why.
 */
const packedBudget: Readonly<Record<string, number>> = {
  '@milepost/cli': 475,
  '@milepost/content': 1520,
  '@milepost/embed': 64,
  '@milepost/forms': 430,
  '@milepost/framework': 2500,
  '@milepost/measures': 222,
  '@milepost/platform': 2330,
  '@milepost/sandbox': 1860,
  '@milepost/server': 610,
  '@milepost/supporter': 1180,
  '@milepost/ui': 1360,
  'create-milepost': 110,
}

/** Accepted problems of ESM-only packages: no `require`, and `exports`, which Node 10 does not support. */
const accepted = new Set(['CJSResolvesToESM', 'NoResolution'])

/** Maximum share of source characters that occur in more than one source map. */
const maxRepeated = 0.3
const partsFile = 'dist/sbom.cdx.json'
const licencesFile = 'dist/THIRD-PARTY-LICENSES.txt'

interface PackedFile {
  readonly path: string
  readonly text: string
}

interface SourceMap {
  readonly sources: readonly string[]
  readonly sourcesContent?: readonly (string | null)[]
}

interface Part {
  readonly group?: string
  readonly name: string
  readonly version?: string
  readonly purl?: string
  readonly licenses?: readonly unknown[]
}

/**
 * Checks a tarball: its manifest with publint, the types of every entry and module format, its size, its source maps, and its list of
 * bundled third-party packages.
 *
 * @throws Error that lists all problems
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
  const { exports = {} } = pkg as { exports?: object }
  const isCommandOnly = Object.keys(exports).every((entry) => entry === './package.json')
  if (!analysis.types && !isCommandOnly) found.push('it has no types')
  if (analysis.types) {
    const wrong = analysis.problems.filter(({ kind }) => !accepted.has(kind))
    found.push(...wrong.map((problem) => JSON.stringify(problem)))
  }
  const { dependencies = {} } = pkg as { dependencies?: Record<string, string> }
  // With a version range, applications get fixes before our next release.
  for (const [name, version] of Object.entries(dependencies))
    if (!name.startsWith('@milepost/') && !version.startsWith('^'))
      found.push(`it pins ${name} to ${version}`)
  const kilobytes = Math.ceil(gunzipSync(data).byteLength / 1000)
  const maxKilobytes = packedBudget[unpacked.packageName] ?? 0
  if (kilobytes > maxKilobytes) found.push(`it has ${kilobytes} kB of ${maxKilobytes}`)
  const maps = files
    .filter(({ path }) => path.endsWith('.map'))
    .map(({ path, text }) => ({ path, ...(JSON.parse(text) as SourceMap) }))
  found.push(...mapProblems(maps, files), ...partProblems(maps, files))
  if (found.length > 0) throw new Error(`${basename(file)}:\n${found.join('\n')}`)
}

type Maps = readonly (SourceMap & { path: string })[]

function mapProblems(maps: Maps, files: readonly PackedFile[]): string[] {
  const contents = maps.flatMap(({ sourcesContent = [] }) =>
    sourcesContent.map((text) => text ?? ''),
  )
  const count = (texts: Iterable<string>) => [...texts].reduce((sum, { length }) => sum + length, 0)
  const repeated = count(contents) - count(new Set(contents))
  return [
    ...maps.flatMap(({ path, sources, sourcesContent }) => [
      ...(path.endsWith('.cjs.map') ? [`${path} repeats the sources of modules`] : []),
      ...(sources.every((_, at) => sourcesContent?.[at]) ? [] : [`${path} has no sources`]),
    ]),
    ...files
      .filter(({ path }) => /(?<!\.d)\.tsx?$/.test(path))
      .map(({ path }) => `${path} is a source`),
    ...(repeated > count(contents) * maxRepeated ? [`${repeated} characters are repeated`] : []),
  ]
}

/** Compares the list of bundled packages with the source maps, which show what is really bundled. */
function partProblems(maps: Maps, files: readonly PackedFile[]): string[] {
  const read = (wanted: string) => files.find(({ path }) => path === wanted)?.text
  const licences = read(licencesFile) ?? ''
  const { components = [] } = JSON.parse(read(partsFile) ?? '{}') as { components?: Part[] }
  const listed = new Map(
    components.map((part) => [part.group ? `${part.group}/${part.name}` : part.name, part]),
  )
  const pattern = /^.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/
  const bundled = new Set(
    maps.flatMap(({ sources }) => sources.flatMap((source) => pattern.exec(source)?.[1] ?? [])),
  )
  return [
    ...[...bundled].filter((name) => !listed.has(name)).map((name) => `${name} is not listed`),
    ...[...listed].flatMap(([name, { version, purl, licenses = [] }]) => [
      ...(bundled.has(name) ? [] : [`${name} is listed and not bundled`]),
      ...(version && purl && licenses.length > 0 ? [] : [`${name} has an incomplete entry`]),
      ...(licences.includes(`${name} ${version} (`) ? [] : [`${name} has no licence`]),
    ]),
  ]
}
