import type { Fields, Models } from './models.ts'

/** Whether a model is a document type or a slice. */
export type ModelKind = 'customtypes' | 'slices'

/** A model that is to be written or deleted. */
export interface PlannedModel {
  readonly kind: ModelKind
  readonly model: Models['customTypes'][number] | Models['slices'][number]
}

/** The changes that give a repository the models of an application. */
export interface PushPlan {
  /** Sections before the documents that name them. */
  readonly inserted: readonly PlannedModel[]
  readonly updated: readonly PlannedModel[]
  /** Models that only the repository has; documents before the sections that they contain. */
  readonly surplus: readonly PlannedModel[]
  /** Every difference by model and field, for example `slices/quote, description: changed`. */
  readonly changes: readonly string[]
}

/** Compares the models of an application with those of a repository. The order of fields is a difference: editors see it. */
export function planPush(local: Models, remote: Models): PushPlan {
  const before = new Map(listed(remote).map((entry) => [modelPath(entry), entry]))
  const wanted = new Set(listed(local).map(modelPath))
  const changesOf = (entry: PlannedModel) => changedFields(before.get(modelPath(entry)), entry)
  const differing = listed(local).filter((entry) => changesOf(entry).length > 0)
  return {
    inserted: differing.filter((one) => !before.has(modelPath(one))),
    updated: differing.filter((one) => before.has(modelPath(one))),
    surplus: listed(remote)
      .filter((one) => !wanted.has(modelPath(one)))
      .toReversed(),
    changes: differing.filter((one) => before.has(modelPath(one))).flatMap(changesOf),
  }
}

/** Formats a plan as lines: additions, changes by field, and models that only the repository has. */
export function describePlan({ inserted, surplus, changes }: PushPlan): string[] {
  return [
    ...inserted.map((one) => `+ ${modelPath(one)}`),
    ...changes.map((change) => `~ ${change}`),
    ...surplus.map((one) => `- ${modelPath(one)}`),
  ]
}

export function modelPath({ kind, model }: PlannedModel): string {
  return `${kind}/${model.id}`
}

function listed({ customTypes, slices }: Models): PlannedModel[] {
  return [
    ...slices.map((model) => ({ kind: 'slices' as const, model })),
    ...customTypes.map((model) => ({ kind: 'customtypes' as const, model })),
  ]
}

/** Returns a line per field that was added, removed or changed, or one about their order if nothing else differs. */
function changedFields(before: PlannedModel | undefined, after: PlannedModel): string[] {
  const path = modelPath(after)
  if (before === undefined) return [`${path}: added`]
  const [old, current] = [fieldsOf(before), fieldsOf(after)]
  const changes = [...new Set([...old.keys(), ...current.keys()])].toSorted().flatMap((field) => {
    if (!old.has(field)) return [`${path}, ${field}: added`]
    if (!current.has(field)) return [`${path}, ${field}: removed`]
    return old.get(field) === current.get(field) ? [] : [`${path}, ${field}: changed`]
  })
  const isReordered = [...old.keys()].join('\n') !== [...current.keys()].join('\n')
  return changes.length === 0 && isReordered ? [`${path}: another order of fields`] : changes
}

/** Returns the fields of a model in their order as JSON, by a path such as `Main.title` or `default.primary.text`. */
function fieldsOf({ model }: PlannedModel): Map<string, string> {
  const { id: _id, ...rest } = model
  const settings =
    'json' in rest ? { ...rest, json: undefined } : { ...rest, variations: undefined }
  const groups =
    'json' in model
      ? Object.entries(model.json)
      : model.variations.flatMap(({ id, primary = {}, items = {}, ...others }) => [
          [id, others as Fields] as const,
          [`${id}.primary`, primary] as const,
          [`${id}.items`, items] as const,
        ])
  return new Map([
    ...Object.entries(settings)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, stableJson(value)] as const),
    ...groups.flatMap(([name, fields]) =>
      Object.entries(fields).map(
        ([field, value]) => [`${name}.${field}`, stableJson(value)] as const,
      ),
    ),
  ])
}

/** Returns JSON that does not depend on the order of keys, which the API does not keep inside a field. */
function stableJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
}
