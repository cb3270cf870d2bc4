import type { Models } from './models.ts'

/** Returns one sentence for each problem that would make the CMS reject a model, or make it unusable for editors. */
export function validateModels({ customTypes, slices }: Models): string[] {
  const known = new Set(slices.map(({ id }) => id))
  return [
    ...findDuplicates('slices', slices),
    ...findDuplicates('customtypes', customTypes),
    ...slices
      .filter(({ variations }) => !Array.isArray(variations) || variations.length === 0)
      .map(({ id }) => `slices/${id}: a slice needs a variation`),
    ...customTypes.flatMap(({ id, json }) =>
      Object.values(json).flatMap((fields) =>
        Object.entries(fields).flatMap(([name, { config }]) =>
          Object.keys(config?.choices ?? {})
            .filter((choice) => !known.has(choice))
            .map((choice) => `customtypes/${id}, ${name}: there is no slice "${choice}"`),
        ),
      ),
    ),
  ]
}

function findDuplicates(kind: string, models: readonly { readonly id: string }[]): string[] {
  const ids = models.map(({ id }) => id)
  const double = new Set(ids.filter((id, at) => ids.indexOf(id) !== at))
  return [...double].map((id) => `${kind}/${id}: two models have this id`)
}
