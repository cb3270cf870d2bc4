import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { findAdvisories } from './advisories.ts'

interface Query {
  package: { purl: string }
}

/** A list of packages, and a database that responds to it. */
async function start(purls: string[], status: number, result: (purl: string) => object[]) {
  const folder = mkdtempSync(join(tmpdir(), 'advisories-'))
  const file = join(folder, 'parts.json')
  writeFileSync(file, JSON.stringify({ components: purls.map((purl) => ({ purl })) }))
  const database = createServer(async (request, response) => {
    const { queries } = JSON.parse((await request.toArray()).join('')) as { queries: Query[] }
    const results = queries.flatMap((query) => result(query.package.purl))
    response.writeHead(status).end(JSON.stringify({ results }))
  })
  await new Promise<void>((resolve) => database.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    database.close()
    rmSync(folder, { recursive: true })
  })
  return [[file], `http://127.0.0.1:${(database.address() as AddressInfo).port}`] as const
}

it('names packages with advisories of every batch', async () => {
  const purls = Array.from({ length: 1100 }, (_, at) => `pkg:npm/%40a/p${1000 + at}@1`)
  const found = (purl: string) => [purl.includes('p1777') ? { vulns: [{ id: 'GHSA-7' }] } : {}]
  await expect(findAdvisories(...(await start(purls, 200, found)))).resolves.toEqual([
    '@a/p1777@1: GHSA-7',
  ])
})

it.each([
  ['an error', ['pkg:npm/react@19.0.0'], 503, 'responds 503'],
  ['missing results', ['pkg:npm/react@19.0.0'], 200, 'returned 0 of 1'],
  ['an empty list', [], 200, 'no packages'],
])(
  'fails for %s',
  async (_, purls, status, message) =>
    await expect(findAdvisories(...(await start(purls, status, () => [])))).rejects.toThrow(
      message,
    ),
)
