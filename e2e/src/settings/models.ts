import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '../repository-root.ts'

/** A field as an editor fills it in. */
export interface Setting {
  /** For example `hero.items.label` or `custom_site.header-navigation.url`. */
  readonly id: string
  /** The document type or slice that has it. */
  readonly model: string
  readonly zone: 'data' | 'primary' | 'items'
  /** The field of the document that lists these rows. */
  readonly group: string | undefined
  readonly name: string
  readonly type: string
  readonly options: readonly string[]
}

interface ModelField {
  readonly type: string
  readonly config?: {
    readonly options?: readonly string[]
    readonly fields?: Readonly<Record<string, ModelField>>
    readonly choices?: Readonly<Record<string, unknown>>
  }
}

type Fields = Readonly<Record<string, ModelField>>

const folder = join(repositoryRoot, 'packages/content/models')

function read(kind: string, file: string): unknown[] {
  return readdirSync(join(folder, kind)).map((name): unknown =>
    JSON.parse(readFileSync(join(folder, kind, name, file), 'utf8')),
  )
}

/** Every field of every model, those of rows one by one. A `uid` is a document's address, and a list's fields its rows'. */
export function readSettings(): Setting[] {
  const documents = read('customtypes', 'index.json') as {
    id: string
    json: Record<string, Fields>
  }[]
  const slices = read('slices', 'model.json') as {
    id: string
    variations: { primary: Fields; items: Fields }[]
  }[]
  return [
    ...documents.flatMap(({ id, json }) =>
      Object.values(json).flatMap((tab) => settingsOf(id, 'data', tab)),
    ),
    ...slices.flatMap(({ id, variations }) =>
      variations.flatMap(({ primary, items }) => [
        ...settingsOf(id, 'primary', primary),
        ...settingsOf(id, 'items', items),
      ]),
    ),
  ]
}

function settingsOf(
  model: string,
  zone: Setting['zone'],
  fields: Fields,
  group?: string,
): Setting[] {
  return Object.entries(fields).flatMap(([name, { type, config }]): Setting[] => {
    if (type === 'UID') return []
    if (type === 'Group') return settingsOf(model, zone, config?.fields ?? {}, name)
    const place = [
      model,
      ...(zone === 'data' ? [] : [zone]),
      ...(group === undefined ? [] : [group]),
    ]
    const options = config?.options ?? []
    return [{ id: [...place, name].join('.'), model, zone, group, name, type, options }]
  })
}
