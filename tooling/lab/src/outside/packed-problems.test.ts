import { expect, it } from 'vitest'
import { packedProblems, type PackedFile } from './packed-problems.ts'

const axios = '../../../node_modules/.pnpm/axios@1.2.3/node_modules/axios/lib/axios.js'
const file = (path: string, content: unknown): PackedFile => ({
  path,
  text: typeof content === 'string' ? content : JSON.stringify(content),
})
const map = (sources: Record<string, string | null>) => ({
  sources: Object.keys(sources),
  sourcesContent: Object.values(sources),
})
const list = {
  bomFormat: 'CycloneDX',
  components: [{ name: 'axios', version: '1.2.3', purl: 'pkg:npm/axios@1.2.3', licenses: [{}] }],
}
const whole = {
  code: file('dist/index.js', 'export {}'),
  map: file('dist/index.js.map', map({ '../src/index.ts': 'a source', [axios]: 'of others' })),
  list: file('dist/sbom.cdx.json', list),
  licences: file('dist/THIRD-PARTY-LICENSES.txt', 'axios 1.2.3 (MIT)\n\nPermission is granted'),
}

it('takes a package that has each source once and names what is built in', () => {
  expect(packedProblems(Object.values(whole))).toEqual([])
  expect(packedProblems([whole.code])).toEqual([])
})

it.each<[string, readonly PackedFile[], string]>([
  [
    'maps of CommonJS',
    [...Object.values(whole), file('dist/index.cjs.map', map({ '../src/one.ts': 'other' }))],
    'dist/index.cjs.map has the sources that the maps of modules have',
  ],
  [
    'maps without their sources',
    [file('dist/index.js.map', map({ '../src/index.ts': null }))],
    'dist/index.js.map names sources that nobody has',
  ],
  ['sources', [file('src/index.ts', 'a source')], 'src/index.ts is a source'],
  [
    'sources in several maps',
    ['a', 'b'].map((name) => file(`dist/${name}.js.map`, map({ '../src/one.ts': 'a source' }))),
    '8 of 16 characters of sources are in several maps',
  ],
  [
    'a part that is not named',
    [whole.map, file('dist/sbom.cdx.json', { components: [] })],
    'axios is built in, and dist/sbom.cdx.json does not name it',
  ],
  [
    'a part that is not there',
    [whole.list, whole.licences],
    'dist/sbom.cdx.json names axios, of which no map knows',
  ],
  [
    'a part without a version',
    [
      whole.map,
      file('dist/sbom.cdx.json', { components: [{ ...list.components[0], purl: undefined }] }),
      whole.licences,
    ],
    'dist/sbom.cdx.json says too little of axios',
  ],
  [
    'a licence that is missing',
    [whole.map, whole.list],
    'dist/THIRD-PARTY-LICENSES.txt has no licence of axios',
  ],
])('tells of %s', (_what, files, problem) => {
  expect(packedProblems(files)).toEqual([problem])
})
