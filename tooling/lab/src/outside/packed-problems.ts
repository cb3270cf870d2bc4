/** A file of a packed package. */
export interface PackedFile {
  /** Inside the package, such as `dist/index.js`. */
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

const partsFile = 'dist/sbom.cdx.json'
const licencesFile = 'dist/THIRD-PARTY-LICENSES.txt'
/** Of the characters of all sources in maps: two builds of a package may share a few small files. */
const mostRepeated = 0.3

/**
 * What is wrong with the maps of a packed package, and with what it says of the code of others that is built in. Maps name where
 * each piece of a file comes from, so they show what is built in, whatever the list says.
 *
 * @returns one sentence for each problem; empty when there is none
 */
export function packedProblems(files: readonly PackedFile[]): string[] {
  const maps = files
    .filter(({ path }) => path.endsWith('.map'))
    .map(({ path, text }) => ({ path, map: JSON.parse(text) as SourceMap }))
  return [...mapProblems(maps, files), ...partProblems(maps, files)]
}

type Maps = readonly { readonly path: string; readonly map: SourceMap }[]

function mapProblems(maps: Maps, files: readonly PackedFile[]): string[] {
  const ofCommonJs = maps
    .filter(({ path }) => path.endsWith('.cjs.map'))
    .map(({ path }) => `${path} has the sources that the maps of modules have`)
  const withoutSources = maps
    .filter(({ map }) => map.sources.some((_source, at) => !map.sourcesContent?.[at]))
    .map(({ path }) => `${path} names sources that nobody has`)
  const beside = files
    .filter(({ path }) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts'))
    .map(({ path }) => `${path} is a source`)
  return [...ofCommonJs, ...withoutSources, ...beside, ...repetition(maps)]
}

function repetition(maps: Maps): string[] {
  const all = maps.flatMap(({ map }) => map.sourcesContent ?? []).map((text) => text ?? '')
  const count = (texts: Iterable<string>) => [...texts].reduce((sum, one) => sum + one.length, 0)
  const total = count(all)
  const repeated = total - count(new Set(all))
  if (repeated <= total * mostRepeated) return []
  return [`${repeated} of ${total} characters of sources are in several maps`]
}

function partProblems(maps: Maps, files: readonly PackedFile[]): string[] {
  const read = (wanted: string) => files.find(({ path }) => path === wanted)?.text
  const document = read(partsFile)
  const licences = read(licencesFile) ?? ''
  const { components = [] } = JSON.parse(document ?? '{}') as { components?: readonly Part[] }
  const named = new Set(components.map(wholeName))
  const mapped = new Set(
    maps.flatMap(({ map }) => map.sources).flatMap((source) => packageOf(source) ?? []),
  )
  return [
    ...[...mapped]
      .filter((name) => !named.has(name))
      .map((name) => `${name} is built in, and ${partsFile} does not name it`),
    ...[...named]
      .filter((name) => !mapped.has(name))
      .map((name) => `${partsFile} names ${name}, of which no map knows`),
    ...components.flatMap((part) => {
      const name = wholeName(part)
      const isWhole = part.version && part.purl && (part.licenses ?? []).length > 0
      return [
        ...(isWhole ? [] : [`${partsFile} says too little of ${name}`]),
        ...(licences.includes(`${name} ${part.version} (`)
          ? []
          : [`${licencesFile} has no licence of ${name}`]),
      ]
    }),
  ]
}

function wholeName({ group, name }: Part): string {
  return group === undefined ? name : `${group}/${name}`
}

function packageOf(source: string): string | undefined {
  return /^.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1]
}
