import { fileURLToPath } from 'node:url'
import { CustomTypeModelSchema, SharedSliceModelSchema } from '@prismicio/types-internal/zod4'
import { expect, it } from 'vitest'
import { readModels } from './read-models.ts'

const folder = fileURLToPath(new URL('../../../content/models', import.meta.url))
const { customTypes, slices } = await readModels(folder)

it.each(customTypes.map((model) => [model.id, model] as const))(
  'the type %s is accepted by the CMS',
  (_id, model) => expect(CustomTypeModelSchema.safeParse(model).error?.issues ?? []).toEqual([]),
)

it.each(slices.map((model) => [model.id, model] as const))(
  'the slice %s is accepted by the CMS',
  (_id, model) => expect(SharedSliceModelSchema.safeParse(model).error?.issues ?? []).toEqual([]),
)

it('refers to existing slices only', () => {
  const known = new Set(slices.map(({ id }) => id))
  const named = customTypes.flatMap(({ json }) =>
    Object.values(json).flatMap((fields) =>
      Object.values(fields).flatMap(({ config }) => Object.keys(config?.choices ?? {})),
    ),
  )
  expect(named.filter((id) => !known.has(id))).toEqual([])
  expect(SharedSliceModelSchema.safeParse({ id: 'x' }).success).toBe(false)
})
