import {
  type FieldHelp,
  fieldEntries,
  type ModelField,
  modelsWithHelp,
  type ModelWithHelp,
} from './models-with-help.ts'

const documentNames: Readonly<Record<string, string>> = {
  custom_site: 'Site',
  internal_page: 'Page',
  onboarding: 'Registration',
  supporter_pages: 'Supporters’ pages',
  tag_pages: 'Tag page',
}
const partTitles = { fields: [], primary: [], items: ['**Its items**'] } as const

/** Sections that are settings, or that are never on a page alone. */
export const modelsWithoutPicture: readonly string[] = [
  'default',
  'everydayhero',
  'modal',
  'segment',
]

/** JSON of each model by the path of its file, with the labels and hints of the help. */
export function modelFiles(models = modelsWithHelp()): Record<string, string> {
  return Object.fromEntries(
    models.map((each) => [each.file, `${JSON.stringify(labelModel(each), null, 2)}\n`]),
  )
}

/** Page of the documentation site that lists every field. */
export function fieldsPage(models: readonly ModelWithHelp[] = modelsWithHelp()): string {
  const parts = [
    '# Every field',
    'For editors. Each document and each section has its fields here: what a field does, an example, and what happens when you leave it empty. The CMS shows the same texts.',
    'These texts come from each `help.json` in `packages/content/models`. The format of documents is in [the content model](../../docs/content-model.md).',
    '## Documents',
    ...models.filter(({ kind }) => kind === 'document').flatMap(describe),
    '## Sections',
    ...models.filter(({ kind }) => kind === 'section').flatMap(describe),
  ]
  return `${parts.join('\n\n')}\n`
}

function modelName({ id, help }: ModelWithHelp): string {
  return help.name ?? documentNames[id] ?? id
}

function describe(each: ModelWithHelp): string[] {
  const file = pictureFile(each)
  const picture = file === undefined ? [] : [`![${modelName(each)}](../../docs/${file})`]
  const tables = each.parts.flatMap(({ name, fields, help }) => {
    const rows = fieldEntries(fields).map(([id, { config }]) => row(id, help[id], config.options))
    const head = '| Field | What it does | For example | When empty |\n|---|---|---|---|'
    return rows.length === 0 ? [] : [...partTitles[name], [head, ...rows].join('\n')]
  })
  return [`### ${modelName(each)} \`${each.id}\``, each.help.what, ...picture, ...tables]
}

/** The path of a section's picture, from the folder of the documentation. */
export function pictureFile({ id, kind }: ModelWithHelp): string | undefined {
  if (kind === 'document' || modelsWithoutPicture.includes(id)) return undefined
  return id === 'report' ? 'pictures/reports.jpg' : `pictures/sections/${id}.jpg`
}

function row(id: string, help: FieldHelp | undefined, options: readonly string[] = []): string {
  if (help === undefined) throw new Error(`There is no help for ${id}.`)
  const choices = options.length === 0 ? '' : ` One of: ${options.join(', ')}.`
  const cells = [`**${help.label}** \`${id}\``, help.help + choices, help.example, help.empty]
  const cell = (text: string) =>
    text.replaceAll('|', '\\|').replaceAll('<', '&lt;').replaceAll('\n', ', ')
  return `| ${cells.map(cell).join(' | ')} |`
}

/** Kinds of fields in which the CMS shows a hint while they are empty. */
const hinted = /^(?:Color|Date|Embed|Link|Number|Select|StructuredText|Text|Timestamp|UID)$/
/** Kinds of fields that editors type into. In others they see the choices, so an example would not help. */
const typed = /^(?:Embed|Link|Number|StructuredText|Text|UID)$/
/** Names keep their capital letter within a sentence. */
const properName = /^(?:Inter|Google)\b/

/** Puts labels and hints into the fields of a model, and the purpose of a section into its description. */
function labelModel({ id: model, kind, parts, help: { what }, ...each }: ModelWithHelp) {
  for (const { fields, help } of parts) {
    for (const [id, field] of fieldEntries(fields)) {
      const found = help[id]
      if (found === undefined) throw new Error(`${model}: there is no help for ${id}.`)
      label(field, found)
    }
  }
  const described = kind === 'section' ? [each.model, ...(each.model.variations ?? [])] : []
  for (const part of described) part.description = what
  return each.model
}

function label({ type, config }: ModelField, { label: text, example, empty }: FieldHelp): void {
  // A zone of sections has no label.
  if (type !== 'Slices') config.label = text
  if (!hinted.test(type)) return
  const start = properName.test(empty) ? empty.charAt(0) : empty.charAt(0).toLowerCase()
  const nothing = `When empty: ${(start + empty.slice(1)).replace(': ', ', ')}`
  const shown = example.replaceAll('\n', ', ')
  const end = /[.!?…]$/.test(shown) ? '' : '.'
  config.placeholder = typed.test(type) ? `For example: ${shown}${end} ${nothing}` : nothing
}
