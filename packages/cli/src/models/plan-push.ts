import { describeChange, diffSites, type SiteChange, type SiteFile } from '@milepost/content'
import type { Models } from './models.ts'

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
  /** What the repository has and the application has not; documents before the sections that they name. */
  readonly surplus: readonly PlannedModel[]
  /** Every difference, by model and field. */
  readonly changes: readonly SiteChange[]
}

/** Compares the models of an application with those of a repository. The order of fields is a difference: editors see it. */
export function planPush(local: Models, remote: Models): PushPlan {
  const changes = diffSites(asDocuments(remote), asDocuments(local))
  const changed = new Set(changes.map(({ place }) => place))
  const wanted = new Set(listed(local).map(modelPath))
  const orders = new Map(listed(remote).map((one) => [modelPath(one), fieldOrder(one)]))
  const differing = listed(local).filter(
    (one) => changed.has(modelPath(one)) || orders.get(modelPath(one)) !== fieldOrder(one),
  )
  return {
    inserted: differing.filter((one) => !orders.has(modelPath(one))),
    updated: differing.filter((one) => orders.has(modelPath(one))),
    surplus: listed(remote)
      .filter((one) => !wanted.has(modelPath(one)))
      .toReversed(),
    changes,
  }
}

/** A plan in lines: what comes, what changes by field, what the repository has beside it. */
export function describePlan({ inserted, updated, surplus, changes }: PushPlan): string[] {
  const ofPlace = Map.groupBy(changes, ({ place }) => place)
  return [
    ...inserted.map((one) => `+ ${modelPath(one)}`),
    ...updated.flatMap((one) => {
      const lines = (ofPlace.get(modelPath(one)) ?? []).map(
        (change) => `~ ${describeChange(change)}`,
      )
      return lines.length === 0 ? [`~ ${modelPath(one)}: another order of fields`] : lines
    }),
    ...surplus.map((one) => `- ${modelPath(one)}`),
  ]
}

/** Such as `slices/quote`. */
export function modelPath({ kind, model }: PlannedModel): string {
  return `${kind}/${model.id}`
}

function listed({ customTypes, slices }: Models): PlannedModel[] {
  return [
    ...slices.map((model) => ({ kind: 'slices' as const, model })),
    ...customTypes.map((model) => ({ kind: 'customtypes' as const, model })),
  ]
}

function asDocuments(models: Models): Pick<SiteFile, 'documents' | 'media'> {
  return {
    documents: listed(models).map(({ kind, model }) => ({
      ...model,
      type: kind,
      uid: model.id,
    })) as unknown as SiteFile['documents'],
    media: [],
  }
}

/** The names of fields as editors see them, one below the other. */
function fieldOrder({ model }: PlannedModel): string {
  const groups =
    'json' in model
      ? Object.entries(model.json)
      : model.variations.flatMap(({ id, primary = {}, items = {} }) => [
          [id, primary] as const,
          [id, items] as const,
        ])
  return JSON.stringify(groups.map(([name, fields]) => [name, Object.keys(fields)]))
}
