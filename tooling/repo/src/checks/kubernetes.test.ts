import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Deployment } from 'kubernetes-types/apps/v1'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { parseAllDocuments } from 'yaml'

const root = join(import.meta.dirname, '../../../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

interface Manifest {
  readonly apiVersion: string
  readonly kind: string
  readonly metadata: { readonly name: string }
  readonly data?: Readonly<Record<string, string>>
  readonly stringData?: Readonly<Record<string, string>>
}

const manifests = parseAllDocuments(read('deploy/kubernetes/milepost.yaml')).map(
  (document) => document.toJS() as Manifest,
)

/** What the types that are made from Kubernetes' own schemas say against manifests. */
function mistakesIn(asked: readonly Manifest[]): string[] {
  const name = join(import.meta.dirname, 'manifests.ts')
  const lines = asked.map((manifest, at) => {
    // `networking.k8s.io/v1` is the module `networking/v1`; `v1` is `core/v1`.
    const [group = '', version] = manifest.apiVersion.split('/')
    const path = version === undefined ? `core/${group}` : `${group.split('.')[0]}/${version}`
    return `const manifest${at}: import('kubernetes-types/${path}').${manifest.kind} = ${JSON.stringify(manifest)}`
  })
  const source = ts.createSourceFile(name, lines.join('\n'), ts.ScriptTarget.ESNext)
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    types: [],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ESNext,
  }
  const host = ts.createCompilerHost(options)
  const getSourceFile = host.getSourceFile.bind(host)
  host.getSourceFile = (file, ...rest) => (file === name ? source : getSourceFile(file, ...rest))
  const program = ts.createProgram([name], options, host)
  return ts
    .getPreEmitDiagnostics(program, source)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))
}

describe('manifests of Kubernetes', () => {
  it('are what its schemas say', () => {
    expect(manifests.length).toBeGreaterThan(6)
    expect(mistakesIn(manifests)).toEqual([])
  })

  it('are told apart from others', () => {
    const deployment = manifests.find(({ kind }) => kind === 'Deployment') as Deployment | undefined
    const text = JSON.stringify(deployment)
    const wrong = (from: string, to: string) =>
      mistakesIn([JSON.parse(text.replace(from, to)) as Manifest]).join('\n')
    expect(wrong('"readinessProbe"', '"readynessProbe"')).toContain('readynessProbe')
    expect(wrong('"periodSeconds":5', '"periodSeconds":"5s"')).toContain('number')
  })

  it('name each setting as it is called', () => {
    const settings = manifests.flatMap(({ data, stringData }) =>
      Object.keys({ ...data, ...stringData }),
    )
    const known = read('docs/configuration.md')
    expect(settings.length).toBeGreaterThan(7)
    expect(settings.filter((name) => !known.includes(`| \`${name}\` |`))).toEqual([])
  })
})
