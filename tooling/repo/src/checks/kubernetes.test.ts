import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { parseAllDocuments } from 'yaml'

const root = join(import.meta.dirname, '../../../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

interface Manifest {
  readonly data?: Readonly<Record<string, string>>
  readonly stringData?: Readonly<Record<string, string>>
}

it('the Kubernetes manifests set only documented settings', () => {
  const manifests = parseAllDocuments(read('deploy/kubernetes/milepost.yaml')).map(
    (document) => document.toJS() as Manifest,
  )
  const settings = manifests.flatMap(({ data, stringData }) =>
    Object.keys({ ...data, ...stringData }),
  )
  const documented = read('docs/configuration.md')
  expect(settings.length).toBeGreaterThan(7)
  expect(settings.filter((name) => !documented.includes(`| \`${name}\` |`))).toEqual([])
})
