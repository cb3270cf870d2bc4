import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** One field of a model, in the content service's own format. */
interface ModelField {
  readonly type: string
  readonly config?: {
    readonly options?: readonly string[]
    /** What the field says while it is empty: what may be typed. */
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

/** The fields of every document type, all tabs together. */
export const documentModels: ReadonlyMap<string, Fields> = new Map(
  readAll('customtypes', 'index.json').map((read) => {
    const { id, json } = read as { id: string; json: Record<string, Fields> }
    return [id, Object.assign({}, ...Object.values(json)) as Fields]
  }),
)

/** The fields of every shared slice. */
export const sliceModels: ReadonlyMap<string, { primary: Fields; items: Fields }> = new Map(
  (readAll('slices', 'model.json') as SliceModel[]).map(({ id, variations }) => [
    id,
    variations[0] ?? { primary: {}, items: {} },
  ]),
)

const textBlock = { type: 'paragraph', text: 'Words', spans: [] }

/** Values that an editor could have put into a field, as the content service sends them. */
export function samplesOf({ type, config }: ModelField): unknown[] {
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
      // Not words: the characters of a font, email addresses, telephone numbers, host names.
      return [
        /^U\+|@|^\+\d|^\w+\.example\.org$/.test(exampleOf(config)) ? exampleOf(config) : 'Words',
      ]
  }
}

/** The example that the hint of a field gives; '' for none. */
function exampleOf(config: ModelField['config']): string {
  return /^For example: (.+?)\.? When empty:/.exec(config?.placeholder ?? '')?.[1] ?? ''
}

/** A group of fields with the last, fullest sample of each. */
function sampleOfFields(fields: Fields): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, model]) => [name, sampleFor(name, model)]),
  )
}

function sampleFor(name: string, model: ModelField): unknown {
  if (name === 'localisation-country') return 'gb'
  if (name === 'onboarding') return { link_type: 'Document', id: 'O', type: 'onboarding', uid: '' }
  if (name === 'header-navigation') return [{ label: 'About', url: '/about', parent: '' }]
  return samplesOf(model).at(-1)
}

/** A slice with a sample in every field. */
export function sampleSlice(type: string): Record<string, unknown> {
  const model = sliceModels.get(type) ?? { primary: {}, items: {} }
  return {
    slice_type: type,
    slice_label: null,
    variation: 'default',
    primary: {
      ...sampleOfFields(model.primary),
      // Not every kind of board ranks by everything.
      ...(type === 'leaderboard' && { kind: 'people', rankBy: 'amount' }),
    },
    items: [sampleOfFields(model.items)],
  }
}

/** A document of a type with a sample in every field. */
export function sampleDocument(
  type: string,
): { data: Record<string, unknown> } & Record<string, unknown> {
  return { id: 'D1', uid: 'sample', type, data: sampleOfFields(documentModels.get(type) ?? {}) }
}
