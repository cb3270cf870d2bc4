import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A third-party package with a known vulnerability. */
export interface Advisory {
  /** `name@version`. */
  part: string
  /** Ids such as `GHSA-…`, in the order of the database. */
  ids: readonly string[]
}

interface PartsDocument {
  components?: { purl?: string }[]
}

/** Packages per request; the database takes a thousand. */
const batch = 500

/**
 * Looks up the packages of CycloneDX lists in the database of OSV (https://osv.dev).
 *
 * @param files - such as the list of the workspace, and `dist/sbom.cdx.json` of each package for what is bundled
 * @param origin - of the database. @default 'https://api.osv.dev'
 * @throws Error when a list can't be read, or the database doesn't answer: no finding must not look like none
 */
export async function findAdvisories(
  files: readonly string[],
  origin = 'https://api.osv.dev',
): Promise<Advisory[]> {
  const purls = [...new Set(files.flatMap(purlsOf))].toSorted()
  if (purls.length === 0) throw new Error('The lists name no packages')
  const found: Advisory[] = []
  for (let at = 0; at < purls.length; at += batch) {
    const asked = purls.slice(at, at + batch)
    // oxlint-disable-next-line no-await-in-loop -- one batch after the other
    const response = await fetch(`${origin}/v1/querybatch`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ queries: asked.map((purl) => ({ package: { purl } })) }),
      signal: AbortSignal.timeout(60_000),
    })
    if (!response.ok) throw new Error(`The database of advisories answered ${response.status}`)
    // oxlint-disable-next-line no-await-in-loop
    const { results = [] } = (await response.json()) as {
      results?: { vulns?: { id: string }[] }[]
    }
    if (results.length !== asked.length)
      throw new Error(`The database answered ${results.length} of ${asked.length} questions`)
    for (const [index, { vulns = [] }] of results.entries()) {
      if (vulns.length === 0) continue
      found.push({ part: nameOf(asked[index] ?? ''), ids: vulns.map(({ id }) => id) })
    }
  }
  return found
}

/** The lists of a workspace: that of the lockfile, and those of what is bundled into its packages. */
export function partsLists(root: string): string[] {
  return globSync(['reports/sbom.cdx.json', 'packages/*/dist/sbom.cdx.json'], { cwd: root }).map(
    (file) => join(root, file),
  )
}

function purlsOf(file: string): string[] {
  const { components = [] } = JSON.parse(readFileSync(file, 'utf8')) as PartsDocument
  return components.flatMap(({ purl }) => (purl?.startsWith('pkg:npm/') ? [purl] : []))
}

function nameOf(purl: string): string {
  return decodeURIComponent(purl.replace('pkg:npm/', '').replace(/\?.*$/, ''))
}
