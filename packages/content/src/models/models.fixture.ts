import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** A field of a model, in Prismic's format. */
interface ModelField {
  readonly type: string
  readonly config?: {
    readonly options?: readonly string[]
    /** Hint shown while the field is empty. */
    readonly placeholder?: string
    readonly fields?: Readonly<Record<string, ModelField>>
    readonly choices?: Readonly<Record<string, unknown>>
  }
}

type Fields = Readonly<Record<string, ModelField>>

interface SliceModel {
  readonly id: string
  readonly variations: readonly { readonly primary: Fields; readonly items: Fields }[]
}

const root = fileURLToPath(new URL('../../models/', import.meta.url))

function readAll(folder: string, file: string): unknown[] {
  return readdirSync(`${root}${folder}`).map((name) => {
    const parsed: unknown = JSON.parse(readFileSync(`${root}${folder}/${name}/${file}`, 'utf8'))
    return parsed
  })
}

/** Fields by document type, from all tabs. */
export const documentModels: ReadonlyMap<string, Fields> = new Map(
  readAll('customtypes', 'index.json').map((read) => {
    const { id, json } = read as { id: string; json: Record<string, Fields> }
    return [id, Object.assign({}, ...Object.values(json)) as Fields]
  }),
)

/** Fields by shared slice. */
export const sliceModels: ReadonlyMap<string, { primary: Fields; items: Fields }> = new Map(
  (readAll('slices', 'model.json') as SliceModel[]).map(({ id, variations }) => [
    id,
    variations[0] ?? { primary: {}, items: {} },
  ]),
)

const textBlock = { type: 'paragraph', text: 'Text', spans: [] }

/** Returns values that an editor could enter in a field, as the CMS sends them. */
export function getSamples({ type, config }: ModelField): unknown[] {
  switch (type) {
    case 'Number':
      return [1]
    case 'Select':
      return [...(config?.options ?? [])]
    case 'Color':
      return ['#1667d9']
    case 'Date':
      return ['2026-06-01']
    case 'Timestamp':
      return ['2026-06-01T09:00:00+0000']
    case 'Embed':
      return [
        {},
        {
          embed_url: 'https://video.example/watch?v=1',
          provider_name: 'Video',
          title: 'A film',
          html: '<iframe src="https://video.example/embed/1"></iframe>',
          width: 16,
          height: 9,
        },
      ]
    case 'StructuredText':
      return [[], [textBlock]]
    case 'Image':
      return [
        {},
        { url: 'https://x.example/a.jpg', alt: null, dimensions: { width: 2, height: 1 } },
      ]
    case 'Link':
      return [
        { link_type: 'Any' },
        { link_type: 'Web', url: 'https://x.example' },
        { link_type: 'Document', id: 'Z', type: 'internal_page', uid: 'about', isBroken: false },
      ]
    case 'Group':
      return [[], [sampleOfFields(config?.fields ?? {})]]
    case 'Slices':
      return [[], Object.keys(config?.choices ?? {}).map(sampleSlice)]
    default:
      // Some text fields require a format: a unicode range, an email, a phone number or a host name.
      return [
        /^U\+|@|^\+\d|^\w+\.example\.org$/.test(getExample(config)) ? getExample(config) : 'Text',
      ]
  }
}

/** Returns the example in a field's hint; '' if there is none. */
function getExample(config: ModelField['config']): string {
  return /^For example: (.+?)\.? When empty:/.exec(config?.placeholder ?? '')?.[1] ?? ''
}

/** Returns a group of fields, each with its last and most complete sample. */
function sampleOfFields(fields: Fields): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, model]) => [name, sampleFor(name, model)]),
  )
}

function sampleFor(name: string, model: ModelField): unknown {
  if (name === 'localisation-country') return 'gb'
  if (name === 'onboarding') return { link_type: 'Document', id: 'O', type: 'onboarding', uid: '' }
  if (name === 'header-navigation') return [{ label: 'About', url: '/about', parent: '' }]
  return getSamples(model).at(-1)
}

/** Returns a slice with a sample in every field. */
export function sampleSlice(type: string): Record<string, unknown> {
  const model = sliceModels.get(type) ?? { primary: {}, items: {} }
  return {
    slice_type: type,
    slice_label: null,
    variation: 'default',
    primary: {
      ...sampleOfFields(model.primary),
      // Not all kinds of leaderboards support all rankings.
      ...(type === 'leaderboard' && { kind: 'people', rankBy: 'amount' }),
    },
    items: [sampleOfFields(model.items)],
  }
}

/** Returns a document with a sample in every field. */
export function sampleDocument(
  type: string,
): { data: Record<string, unknown> } & Record<string, unknown> {
  return { id: 'D1', uid: 'sample', type, data: sampleOfFields(documentModels.get(type) ?? {}) }
}
