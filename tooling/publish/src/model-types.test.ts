import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { modelTypes } from './model-types.ts'
import { readModels } from './read-models.ts'
import { repositoryPlaces } from './repository-places.ts'

it('has been written from the models as they are: run `npm run content:types` when it was not', async () => {
  const written = await readFile(repositoryPlaces.modelTypes, 'utf8')
  expect(modelTypes(await readModels(repositoryPlaces.models))).toBe(written)
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
