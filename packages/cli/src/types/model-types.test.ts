import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { runMilepost, repositoryFolder, testFolder } from '../command/command-line.test-kit.ts'
import { modelTypes } from './model-types.ts'
import { readModels } from '../models/read-models.ts'

it('has been written from the models as they are: run `npm run content:types` when it was not', async () => {
  const content = join(repositoryFolder, 'packages/content')
  const written = await readFile(join(content, 'src/models/model-types.data.ts'), 'utf8')
  expect(modelTypes(await readModels(join(content, 'models')))).toBe(written)
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
  const text = modelTypes({
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
    modelTypes({
      customTypes: [{ id: 'x', json: { Main: { y: { type: 'Hologram' } } } }],
      slices: [],
    }),
  ).toThrow('y: no type is known for a field of type Hologram')
})
