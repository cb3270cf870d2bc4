import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { sbomProblems } from './sbom-problems.ts'

const root = join(import.meta.dirname, '../../../..')
const hashes = [{ alg: 'SHA-512', content: 'ab'.repeat(64) }]
const part = { name: 'a', version: '1.0.0', purl: 'pkg:npm/a@1.0.0', hashes, licenses: [{}] }
const list = (...components: object[]) => ({
  bomFormat: 'CycloneDX',
  specVersion: '1.6',
  components,
})

describe('sbomProblems', () => {
  it('takes a whole list', () => {
    const referenced = { ...part, hashes: undefined, externalReferences: [{ hashes }] }
    const own = { name: '@milepost/ui', version: '1.0.0', purl: 'pkg:npm/%40milepost/ui@1.0.0' }
    expect(sbomProblems(list(part, referenced, own))).toEqual([])
  })

  it.each([
    ['no hash', { hashes: [] }, 'a@1.0.0 has no hash'],
    ['a weak hash', { hashes: [{ alg: 'MD5', content: 'ab'.repeat(64) }] }, 'a@1.0.0 has no hash'],
    ['no licence', { licenses: [] }, 'a@1.0.0 has no licence'],
    ['no origin', { purl: undefined }, 'a@1.0.0 comes from nowhere'],
  ])('tells of %s', (_what, change, problem) => {
    expect(sbomProblems(list({ ...part, ...change }))).toEqual([problem])
  })

  it('asks no licence of what only builds and tests', () => {
    expect(sbomProblems(list({ ...part, licenses: undefined, scope: 'excluded' }))).toEqual([])
  })

  it.each([[null], [{}], [{ bomFormat: 'SPDX' }]])('refuses %j', (document) => {
    expect(sbomProblems(document)).toEqual(['is no CycloneDX document'])
  })

  it('refuses a list of nothing', () => {
    expect(sbomProblems(list())).toEqual(['names no foreign part'])
  })
})

it('is made of this workspace by one command', () => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['tooling/repo/src/release/release-cli.ts', 'sbom'],
    {
      cwd: root,
      encoding: 'utf8',
      timeout: 240_000,
    },
  )
  expect({ status, stderr }).toMatchObject({ status: 0 })
  expect(stdout).toMatch(/^sbom: \d{3,} parts/m)
  const document = JSON.parse(readFileSync(join(root, 'reports/sbom.cdx.json'), 'utf8')) as {
    components: { name: string }[]
  }
  const names = document.components.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['react', 'hono', 'sanitize-html']))
})
