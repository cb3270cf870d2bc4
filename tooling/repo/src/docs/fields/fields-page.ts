import type { FieldHelp } from './field-help.ts'
import { fieldEntries, type ModelPart, type ModelWithHelp } from './models-with-help.ts'

const documentNames: Readonly<Record<string, string>> = {
  custom_site: 'Site',
  internal_page: 'Page',
  onboarding: 'Registration',
  supporter_pages: 'Supporters’ pages',
  tag_pages: 'Tag page',
}

const partTitles = { fields: '', primary: '', items: 'Its items' } as const

/** The page of the documentation that lists every field: what it does, an example, and what happens when it is empty. */
export function fieldsPage(models: readonly ModelWithHelp[]): string {
  const parts = [
    '# Every field',
    'For editors. Each document and each section has its fields here: what a field does, an example, and what happens when you leave it empty. The words in the content service are the same.',
    'Written from `packages/content/models` by `npm run docs -- fields`. Change the `help.json` there, not this page. How documents travel is in [the content model](../content-model.md).',
    contents(models),
    '## Documents',
    ...models.filter(({ kind }) => kind === 'document').flatMap(describe),
    '## Sections',
    ...models.filter(({ kind }) => kind === 'section').flatMap(describe),
  ]
  return `${parts.join('\n\n')}\n`
}

/** What the page calls a model. */
export function modelName({ id, help }: Pick<ModelWithHelp, 'id' | 'help'>): string {
  return help.name ?? documentNames[id] ?? id
}

function contents(models: readonly ModelWithHelp[]): string {
  return models.map((one) => `[${modelName(one)}](#${anchorOf(one)})`).join(' · ')
}

function anchorOf(one: ModelWithHelp): string {
  return `${modelName(one)} ${one.id}`
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-')
}

function describe(one: ModelWithHelp): string[] {
  return [
    `### ${modelName(one)} \`${one.id}\``,
    one.help.what,
    ...pictureOf(one),
    ...one.parts.flatMap(tableOf),
  ]
}

/** Sections that are settings, or that nobody sees by themselves: they have no picture. */
export const modelsWithoutPicture: readonly string[] = [
  'default',
  'everydayhero',
  'modal',
  'segment',
]

/** Where the picture of a section is, from the folder of the documentation's pages; undefined for one without a look. */
export function pictureFile({ id, kind }: Pick<ModelWithHelp, 'id' | 'kind'>): string | undefined {
  if (kind === 'document' || modelsWithoutPicture.includes(id)) return undefined
  return id === 'report' ? 'pictures/reports.jpg' : `pictures/sections/${id}.jpg`
}

function pictureOf(one: ModelWithHelp): string[] {
  const file = pictureFile(one)
  return file === undefined ? [] : [`![${modelName(one)}](../${file})`]
}

function tableOf({ name, fields, help }: ModelPart): string[] {
  const entries = fieldEntries(fields)
  if (entries.length === 0) return []
  const rows = entries.map(([id, { config }]) => row(id, help[id], config.options))
  const table = [
    '| Field | What it does | For example | When empty |',
    '|---|---|---|---|',
    ...rows,
  ].join('\n')
  const title = partTitles[name]
  return title === '' ? [table] : [`**${title}**`, table]
}

function row(id: string, help: FieldHelp | undefined, options: readonly string[] = []): string {
  if (help === undefined) throw new Error(`There is no help for ${id}.`)
  const choices = options.length === 0 ? '' : ` One of: ${options.join(', ')}.`
  const cells = [`**${help.label}** \`${id}\``, help.help + choices, help.example, help.empty]
  return `| ${cells.map(cell).join(' | ')} |`
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('<', '&lt;').replaceAll('\n', ', ')
}
