import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Metafile, Plugin } from 'esbuild'
import type { BundledPart } from './parts-document.ts'

/** By the folder of the package that is built: one build follows another, and each knows only its own. */
const found = new Map<string, Map<string, BundledPart>>()

/**
 * Names the packages of others whose code is in the files that were built: `dist/sbom.cdx.json` (CycloneDX) lists them, and
 * `dist/THIRD-PARTY-LICENSES.txt` has their licences. Neither is written where there are none.
 */
export const bundledParts: Plugin = {
  name: 'bundled-parts',
  setup(build) {
    const { initialOptions } = build
    const folder = initialOptions.absWorkingDir ?? process.cwd()
    initialOptions.metafile = true
    build.onEnd(async ({ metafile }) => {
      const parts = found.get(folder) ?? new Map<string, BundledPart>()
      found.set(folder, parts)
      for (const path of foreignFolders(metafile)) {
        if (!parts.has(path)) parts.set(path, readPart(join(folder, path)))
      }
      if (parts.size === 0) return
      // Most packages have none, and need not wait for it.
      const { partsDocument } = await import('./parts-document.ts')
      const sorted = [...parts.values()].toSorted((a, b) => a.name.localeCompare(b.name))
      const dist = join(folder, 'dist')
      mkdirSync(dist, { recursive: true })
      writeFileSync(join(dist, 'sbom.cdx.json'), partsDocument(readManifest(folder), sorted))
      writeFileSync(join(dist, 'THIRD-PARTY-LICENSES.txt'), sorted.map(licenceText).join('\n\n'))
    })
  },
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

/** @throws Error for a package without a licence: it must not be built in */
function readPart(folder: string): BundledPart {
  const { name, version, license } = readManifest(folder)
  const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry))
  if (file === undefined || typeof license !== 'string' || license === '') {
    throw new Error(`${name} is built in, and carries no licence`)
  }
  const text = readFileSync(join(folder, file), 'utf8').trim()
  return { name, version, licence: license, licenceText: text }
}

function licenceText({ name, version, licence, licenceText: text }: BundledPart): string {
  return `${name} ${version} (${licence})\n\n${text}\n`
}

function readManifest(folder: string): Record<'name' | 'version' | 'license', string> {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Record<
    'name' | 'version' | 'license',
    string
  >
}
