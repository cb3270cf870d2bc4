interface Hashed {
  hashes?: readonly { alg?: string; content?: string }[]
}

interface Component extends Hashed {
  name?: string
  version?: string
  purl?: string
  scope?: string
  licenses?: readonly unknown[]
  externalReferences?: readonly Hashed[]
}

interface Document {
  bomFormat?: string
  specVersion?: string
  components?: readonly Component[]
}

/** The packages of this workspace: no registry gave them out, so they have no hash. */
const isOwn = (component: Component) => component.purl?.startsWith('pkg:npm/%40milepost/') === true

/**
 * What is wrong with a list of all that a release is made of: it must be CycloneDX, name its parts, and say of each
 * foreign one where it comes from, its hash and, when it is shipped, its licence.
 */
export function sbomProblems(document: unknown): string[] {
  const { bomFormat, specVersion, components = [] } = (document ?? {}) as Document
  if (bomFormat !== 'CycloneDX') return ['is no CycloneDX document']
  const problems: string[] = []
  if (specVersion !== '1.6') problems.push(`is of version ${specVersion}, not 1.6`)
  const foreign = components.filter((component) => !isOwn(component))
  if (foreign.length === 0) problems.push('names no foreign part')
  for (const component of foreign) {
    const what = `${component.name}@${component.version}`
    if (component.purl === undefined) problems.push(`${what} comes from nowhere`)
    if (!isHashed(component)) problems.push(`${what} has no hash`)
    const isShipped = component.scope !== 'excluded'
    if (isShipped && (component.licenses ?? []).length === 0)
      problems.push(`${what} has no licence`)
  }
  return problems
}

function isHashed({ hashes = [], externalReferences = [] }: Component): boolean {
  return [...hashes, ...externalReferences.flatMap((reference) => reference.hashes ?? [])].some(
    ({ alg = '', content = '' }) =>
      /^SHA-(256|384|512)$/.test(alg) && /^[0-9a-f]{64,}$/.test(content),
  )
}
