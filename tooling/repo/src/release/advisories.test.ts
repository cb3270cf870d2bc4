import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { findAdvisories } from './advisories.ts'

interface Question {
  package: { purl: string }
}

let folder: string
let database: Server
let origin: string
let answer: (queries: Question[]) => { status: number; results: unknown[] }
let asked: string[]

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'milepost-advisories-'))
  asked = []
  answer = (queries) => ({ status: 200, results: queries.map(() => ({})) })
  database = createServer((request, response) => {
    let body = ''
    request.on('data', (part: Buffer) => (body += part.toString()))
    request.on('end', () => {
      const { queries } = JSON.parse(body) as { queries: Question[] }
      asked.push(...queries.map(({ package: { purl } }) => purl))
      const { status, results } = answer(queries)
      response.writeHead(status).end(JSON.stringify({ results }))
    })
  })
  await new Promise<void>((resolve) => database.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(database.address() as AddressInfo).port}`
})

afterEach(() => {
  database.close()
  rmSync(folder, { recursive: true, force: true })
})

function list(name: string, ...purls: string[]): string {
  const file = join(folder, name)
  writeFileSync(file, JSON.stringify({ components: purls.map((purl) => ({ purl })) }))
  return file
}

it('asks about each package of all lists once, and names those with advisories', async () => {
  answer = (queries) => ({
    status: 200,
    results: queries.map(({ package: { purl } }) =>
      purl.includes('scoped') ? { vulns: [{ id: 'GHSA-1' }, { id: 'GHSA-2' }] } : {},
    ),
  })
  const files = [
    list('a.json', 'pkg:npm/react@19.0.0', 'pkg:npm/%40a/scoped@1.0.0'),
    list('b.json', 'pkg:npm/react@19.0.0', 'pkg:deb/debian/nginx@1'),
  ]
  await expect(findAdvisories(files, origin)).resolves.toEqual([
    { part: '@a/scoped@1.0.0', ids: ['GHSA-1', 'GHSA-2'] },
  ])
  expect(asked).toEqual(['pkg:npm/%40a/scoped@1.0.0', 'pkg:npm/react@19.0.0'])
})

it('asks in batches, and keeps findings with their packages', async () => {
  const purls = Array.from({ length: 1100 }, (_, at) => `pkg:npm/p${String(at).padStart(4, '0')}@1`)
  answer = (queries) => ({
    status: 200,
    results: queries.map(({ package: { purl } }) =>
      purl.includes('p0777') ? { vulns: [{ id: 'GHSA-7' }] } : {},
    ),
  })
  await expect(findAdvisories([list('many.json', ...purls)], origin)).resolves.toEqual([
    { part: 'p0777@1', ids: ['GHSA-7'] },
  ])
  expect(asked).toHaveLength(1100)
})

it.each([
  ['an error', () => ({ status: 503, results: [] }), 'answered 503'],
  ['too few answers', () => ({ status: 200, results: [] }), 'answered 0 of 1'],
])('fails on %s', async (_, response, message) => {
  answer = response
  await expect(findAdvisories([list('a.json', 'pkg:npm/react@19.0.0')], origin)).rejects.toThrow(
    message,
  )
})

it('fails on lists without packages', async () => {
  await expect(findAdvisories([list('a.json')], origin)).rejects.toThrow('no packages')
})
