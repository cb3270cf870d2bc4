import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { runMilepost, repositoryFolder, testFolder } from '../command/command-line.test-kit.ts'
import { createModelTypes } from './model-types.ts'
import { readModels } from '../models/read-models.ts'

const run = promisify(execFile)

it('types the documents of the official client by the models', async () => {
  const content = join(repositoryFolder, 'packages/content')
  // The client is resolved from this folder.
  const build = join(content, 'build')
  await mkdir(build, { recursive: true })
  const folder = await mkdtemp(join(build, 'types-'))
  try {
    await writeFile(
      join(folder, 'model-types.ts'),
      createModelTypes(await readModels(join(content, 'models'))),
    )
    await writeFile(join(folder, 'site.ts'), exampleOfUse)
    const { stdout } = await run(
      join(repositoryFolder, 'node_modules/.bin/tsc'),
      [...options, join(folder, 'site.ts')],
      { cwd: folder },
    ).catch((error: { stdout: string }) => error)
    expect(stdout.replaceAll(/\(\d+,\d+\)/g, '').trim()).toBe(
      `site.ts: error TS2322: Type '"Perhaps"' is not assignable to type 'SelectField<"Yes" | "No">'.`,
    )
  } finally {
    await rm(folder, { recursive: true })
  }
})

const options =
  '--noEmit --strict --skipLibCheck --ignoreConfig --allowImportingTsExtensions --module esnext --moduleResolution bundler --pretty false'.split(
    ' ',
  )
const exampleOfUse = `
import { createClient } from '@prismicio/client'
import type { AnyDocument, CustomSiteDocument, HeroSlice } from './model-types.ts'

const client = createClient<AnyDocument>('demo')
export async function read(): Promise<CustomSiteDocument> {
  const site = await client.getByUID('custom_site', 'demo')
  site.data['header-sticky'] = 'Yes'
  site.data['header-sticky'] = 'Perhaps'
  return site
}
export const style: HeroSlice['items'][number]['style'] = 'primary'
`

it('creates valid types from unusual names and options, and from tables', () => {
  const fields = {
    "it's": { type: 'Select', config: { options: ["Don't know", 'Say "yes"', 'a\\b'] } },
    rates: { type: 'Table' },
  }
  const text = createModelTypes({
    customTypes: [{ id: 'price-list', json: { Main: fields } }],
    slices: [{ id: 'hero-2', description: 'Ends */ here', variations: [{ id: 'default' }] }],
  })
  expect(text).toContain(
    String.raw`'it\'s': prismic.SelectField<'Don\'t know' | 'Say "yes"' | 'a\\b'>`,
  )
  expect(text).toContain('rates: prismic.TableField')
  expect(text).toContain("export type Hero2Slice = prismic.SharedSlice<\n  'hero-2',")
  expect(text).toContain('/** Ends * / here */')
  expect(text).toContain('export type PriceListDocument =')
})

it('reads models without a folder of slices, and next to files of the system', async () => {
  const folder = testFolder()
  await expect(readModels(folder)).rejects.toThrow('contains no models')
  await mkdir(join(folder, 'customtypes/page'), { recursive: true })
  await writeFile(join(folder, 'customtypes/.DS_Store'), '')
  await writeFile(join(folder, 'customtypes/page/index.json'), '{ "id": "page", "json": {} }')
  expect(await readModels(folder)).toMatchObject({ customTypes: [{ id: 'page' }], slices: [] })
})

it('writes the types of the kit’s models and an application’s own', async () => {
  const file = join(testFolder(), 'model-types.ts')
  const ended = await runMilepost(['types', '--out', file, '--json'], { cwd: repositoryFolder })
  expect(ended).toMatchObject({ code: 0, stderr: '' })
  expect(JSON.parse(ended.stdout)).toEqual({ file, customTypes: 5, slices: 52 })
  const text = await readFile(file, 'utf8')
  expect(text).toContain('export type TideTableSlice =')
  expect(text).toMatch(/export type InternalPageDocument[^]*?TideTableSlice/)
})

it('gives every kind of field its type', () => {
  const fields = {
    uid: { type: 'UID' },
    'meta-title': { type: 'Text' },
    size: { type: 'Select', config: { options: ['small', 'large'] } },
    rows: { type: 'Group', config: { fields: { at: { type: 'Date' } } } },
    body: { type: 'Slices', config: { choices: { callToAction: {} } } },
  }
  const slice = {
    id: 'callToAction',
    variations: [{ id: 'default', primary: fields.rows.config.fields }],
  }
  const text = createModelTypes({
    customTypes: [{ id: 'some_page', json: { Main: fields } }],
    slices: [slice],
  })
  expect(text).toContain('export type SomePageDocument = prismic.PrismicDocumentWithUID<')
  expect(text).toContain("    'meta-title': prismic.KeyTextField\n")
  expect(text).toContain("    size: prismic.SelectField<'small' | 'large'>\n")
  expect(text).toContain('    rows: prismic.GroupField<{\n      at: prismic.DateField\n    }>\n')
  expect(text).toContain('    body: prismic.SliceZone<CallToActionSlice>\n')
  expect(text).not.toContain('uid:')
  expect(() =>
    createModelTypes({
      customTypes: [{ id: 'x', json: { Main: { y: { type: 'X' } } } }],
      slices: [],
    }),
  ).toThrow('y: unknown type of field')
})
