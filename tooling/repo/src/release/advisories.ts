import { readFileSync } from 'node:fs'

interface PartsDocument {
  components?: { purl?: string }[]
}

/** Packages per request. The database accepts a thousand. */
const batchSize = 500

/**
 * Looks up the packages of CycloneDX lists in the database of OSV (https://osv.dev).
 *
 * @param origin - the database. @default 'https://api.osv.dev'
 * @returns a line for each package with known vulnerabilities
 * @throws Error if a list cannot be read, or the database does not respond
 */
export async function findAdvisories(
  files: readonly string[],
  origin = 'https://api.osv.dev',
): Promise<string[]> {
  const all = files.flatMap((file) => {
    const { components = [] } = JSON.parse(readFileSync(file, 'utf8')) as PartsDocument
    return components.flatMap(({ purl }) => (purl?.startsWith('pkg:npm/') ? [purl] : []))
  })
  const purls = [...new Set(all)].toSorted()
  if (purls.length === 0) throw new Error('The lists have no packages')
  const found: string[] = []
  for (let at = 0; at < purls.length; at += batchSize) {
    const batch = purls.slice(at, at + batchSize)
    // oxlint-disable-next-line no-await-in-loop -- one batch after the other
    const response = await fetch(`${origin}/v1/querybatch`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ queries: batch.map((purl) => ({ package: { purl } })) }),
      signal: AbortSignal.timeout(60_000),
    })
    if (!response.ok) throw new Error(`The database of advisories responds ${response.status}`)
    // oxlint-disable-next-line no-await-in-loop
    const { results = [] } = (await response.json()) as { results?: { vulns?: { id: string }[] }[] }
    if (results.length !== batch.length)
      throw new Error(`The database returned ${results.length} of ${batch.length} results`)
    for (const [index, { vulns = [] }] of results.entries()) {
      const name = decodeURIComponent(batch[index]?.replace(/^pkg:npm\/|\?.*$/g, '') ?? '')
      if (vulns.length > 0) found.push(`${name}: ${vulns.map(({ id }) => id).join(', ')}`)
    }
  }
  return found
}
