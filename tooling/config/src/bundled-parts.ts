import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Metafile, Plugin } from 'esbuild'

interface Part {
  name: string
  version: string
  /** An SPDX expression. */
  license: string
}

/** Bundled packages and their licence texts, by the folder of the built package. The builds of all formats add to one list. */
const found = new Map<string, Map<string, Part & { text: string }>>()

/**
 * Lists the third-party packages whose code is in the built files in `dist/sbom.cdx.json` (CycloneDX), and their licences in
 * `dist/THIRD-PARTY-LICENSES.txt`. Without such packages it writes neither.
 */
export const bundledParts: Plugin = {
  name: 'bundled-parts',
  setup(build) {
    const { initialOptions } = build
    const folder = initialOptions.absWorkingDir ?? process.cwd()
    initialOptions.metafile = true
    build.onEnd(({ metafile }) => {
      const parts = found.get(folder) ?? new Map<string, Part & { text: string }>()
      found.set(folder, parts)
      for (const path of foreignFolders(metafile)) {
        if (!parts.has(path)) parts.set(path, readPart(join(folder, path)))
      }
      if (parts.size === 0) return
      const sorted = [...parts.values()].toSorted((a, b) => a.name.localeCompare(b.name))
      const dist = join(folder, 'dist')
      mkdirSync(dist, { recursive: true })
      writeFileSync(join(dist, 'sbom.cdx.json'), partsDocument(readManifest(folder), sorted))
      const licences = sorted.map((part) => {
        return `${part.name} ${part.version} (${part.license})\n\n${part.text}\n`
      })
      writeFileSync(join(dist, 'THIRD-PARTY-LICENSES.txt'), licences.join('\n\n'))
    })
  },
}

/** A CycloneDX document without a time or serial number: the same package gives the same text. */
function partsDocument(owner: Part, parts: readonly Part[]): string {
  const component = ({ name: fullName, version, license }: Part) => {
    const [name = '', group] = fullName.split('/').toReversed()
    const purl = `pkg:npm/${fullName.replace('@', '%40')}@${version}`
    const licence = license.includes(' ') ? { expression: license } : { license: { id: license } }
    const facts = { 'bom-ref': purl, version, licenses: [licence], purl }
    return { type: 'library', name, ...(group && { group }), ...facts }
  }
  const [main, components] = [component(owner), parts.map(component)]
  const refs = components.map((part) => part['bom-ref'])
  const document = {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: main },
    components,
    dependencies: [{ ref: main['bom-ref'], dependsOn: refs }, ...refs.map((ref) => ({ ref }))],
  }
  return `${JSON.stringify(document, null, 2)}\n`
}

/** The folders of packages of which something is left in the files that were built. */
function foreignFolders(metafile: Metafile | undefined): Set<string> {
  const paths = Object.values(metafile?.outputs ?? {}).flatMap(({ inputs }) =>
    Object.entries(inputs)
      .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
      .map(([path]) => path),
  )
  return new Set(
    paths.flatMap((path) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? []),
  )
}

/** @throws Error for a package without a licence: it must not be bundled */
function readPart(folder: string): Part & { text: string } {
  const { name, version, license } = readManifest(folder)
  const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry))
  if (file === undefined || !license) throw new Error(`${name} is bundled and has no licence`)
  return { name, version, license, text: readFileSync(join(folder, file), 'utf8').trim() }
}

function readManifest(folder: string): Part {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Part
}
