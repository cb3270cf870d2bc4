import type { Fields, Models } from './models.ts'

/** `customtypes` for document types, `slices` for sections. */
export type ModelKind = 'customtypes' | 'slices'

/** A model to write or delete. */
export interface PlannedModel {
  readonly kind: ModelKind
  readonly model: Models['customTypes'][number] | Models['slices'][number]
}

/** The changes that make a repository's models match the application's. */
export interface PushPlan {
  /** Models to add; sections come before the document types that use them. */
  readonly inserted: readonly PlannedModel[]
  readonly updated: readonly PlannedModel[]
  /** Models that only the repository has; document types come before the sections that they use. */
  readonly surplus: readonly PlannedModel[]
  /** Each change to an existing model, such as `slices/quote, description: changed`. */
  readonly changes: readonly string[]
}

/**
 * Compares the models of an application with those of a repository. A different order of fields counts, because editors see it.
 */
export function planPush(local: Models, remote: Models): PushPlan {
  const before = new Map(listModels(remote).map((entry) => [getModelPath(entry), entry]))
  const localPaths = new Set(listModels(local).map(getModelPath))
  const changesOf = (entry: PlannedModel) =>
    listChangedFields(before.get(getModelPath(entry)), entry)
  const differing = listModels(local).filter((entry) => changesOf(entry).length > 0)
  return {
    inserted: differing.filter((one) => !before.has(getModelPath(one))),
    updated: differing.filter((one) => before.has(getModelPath(one))),
    surplus: listModels(remote)
      .filter((one) => !localPaths.has(getModelPath(one)))
      .toReversed(),
    changes: differing.filter((one) => before.has(getModelPath(one))).flatMap(changesOf),
  }
}

/** Formats a plan: a line for each new model (`+`), change (`~`), and model that only the repository has (`-`). */
export function describePlan({ inserted, surplus, changes }: PushPlan): string[] {
  return [
    ...inserted.map((one) => `+ ${getModelPath(one)}`),
    ...changes.map((change) => `~ ${change}`),
    ...surplus.map((one) => `- ${getModelPath(one)}`),
  ]
}

export function getModelPath({ kind, model }: PlannedModel): string {
  return `${kind}/${model.id}`
}

function listModels({ customTypes, slices }: Models): PlannedModel[] {
  return [
    ...slices.map((model) => ({ kind: 'slices' as const, model })),
    ...customTypes.map((model) => ({ kind: 'customtypes' as const, model })),
  ]
}

/** Returns a line for each field that was added, removed or changed; or one line if only their order differs. */
function listChangedFields(before: PlannedModel | undefined, after: PlannedModel): string[] {
  const path = getModelPath(after)
  if (before === undefined) return [`${path}: added`]
  const [old, current] = [getFields(before), getFields(after)]
  const changes = [...new Set([...old.keys(), ...current.keys()])].toSorted().flatMap((field) => {
    if (!old.has(field)) return [`${path}, ${field}: added`]
    if (!current.has(field)) return [`${path}, ${field}: removed`]
    return old.get(field) === current.get(field) ? [] : [`${path}, ${field}: changed`]
  })
  const isReordered = [...old.keys()].join('\n') !== [...current.keys()].join('\n')
  return changes.length === 0 && isReordered ? [`${path}: fields reordered`] : changes
}

/** Returns each setting and field of a model as JSON, in order, by paths such as `Main.title` or `default.primary.text`. */
function getFields({ model }: PlannedModel): Map<string, string> {
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
      .map(([name, value]) => [name, toStableJson(value)] as const),
    ...groups.flatMap(([name, fields]) =>
      Object.entries(fields).map(
        ([field, value]) => [`${name}.${field}`, toStableJson(value)] as const,
      ),
    ),
  ])
}

/** Serialises a value with sorted keys: the API does not keep the order of keys within a field. */
function toStableJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
}
