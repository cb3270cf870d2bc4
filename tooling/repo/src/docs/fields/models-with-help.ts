import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'

/** The help of one field, for editors. */
export interface FieldHelp {
  /** Instead of the name of the field. */
  readonly label: string
  readonly help: string
  readonly example: string
  /** The effect of an empty field. */
  readonly empty: string
}

type FieldsHelp = Readonly<Record<string, FieldHelp>>

/** The help of a part of a model: sets that several models share, and the fields of the part. */
export interface PartHelp {
  readonly uses?: Readonly<Record<string, { readonly empty?: string }>>
  readonly own?: FieldsHelp
}

/** The `help.json` next to a model. */
interface ModelHelp extends Partial<Record<ModelPart['name'], PartHelp>> {
  readonly name?: string
  readonly what: string
}

/** The sets of fields that several models share (`shared-help.json`). */
export type SharedHelp = Readonly<Record<string, { readonly fields: FieldsHelp }>>

/** A field in the CMS's format. */
export interface ModelField {
  readonly type: string
  config: { label?: string | null; placeholder?: string; fields?: ModelFields; options?: string[] }
}

type ModelFields = Record<string, ModelField>

/** A part of a model: the fields of a document, of a section, or of its items. */
export interface ModelPart {
  readonly name: 'fields' | 'primary' | 'items'
  readonly fields: ModelFields
  readonly help: FieldsHelp
}

export interface ModelWithHelp {
  readonly id: string
  readonly kind: 'document' | 'section'
  readonly file: string
  /** The parsed file, which has the fields of the parts. */
  readonly model: { description?: string; variations?: { description?: string }[] }
  readonly help: ModelHelp
  readonly parts: readonly ModelPart[]
}

interface SectionModel {
  id: string
  variations: { description?: string; primary?: ModelFields; items?: ModelFields }[]
}

const folder = resolve(import.meta.dirname, '../../../../../packages/content/models')
const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as unknown

/** Reads the help of the fields that several models share. */
export function sharedHelp(): SharedHelp {
  return read(join(folder, 'shared-help.json')) as SharedHelp
}

/** Reads every model of the content package with the help next to it, documents first. */
export function modelsWithHelp(): ModelWithHelp[] {
  const shared = sharedHelp()
  const filesOf = (pattern: string) => globSync(`${folder}/${pattern}`).toSorted()
  const helpBeside = (file: string) => read(join(dirname(file), 'help.json')) as ModelHelp
  const documents = filesOf('customtypes/*/index.json').map((file): ModelWithHelp => {
    const model = read(file) as { json: Record<string, ModelFields> }
    const help = helpBeside(file)
    const fields = Object.assign({}, ...Object.values(model.json)) as ModelFields
    const parts = [{ name: 'fields' as const, fields, help: helpOf(help.fields, shared) }]
    return {
      id: basename(dirname(file)),
      kind: 'document',
      file,
      model: model as object,
      help,
      parts,
    }
  })
  const sections = filesOf('slices/*/model.json').map((file): ModelWithHelp => {
    const model = read(file) as SectionModel
    const help = helpBeside(file)
    const parts = (['primary', 'items'] as const).map((name) => ({
      name,
      fields: model.variations[0]?.[name] ?? {},
      help: helpOf(help[name], shared),
    }))
    return { id: model.id, kind: 'section', file, model, help, parts }
  })
  return [...documents, ...sections]
}

/** Merges the help of a part with that of the sets that it uses. */
function helpOf(part: PartHelp | undefined, shared: SharedHelp): FieldsHelp {
  const used = Object.entries(part?.uses ?? {}).flatMap(([name, { empty }]) => {
    const set = shared[name]
    if (set === undefined) throw new Error(`There is no set of fields named ${name}.`)
    return Object.entries(set.fields).map(([id, help]) =>
      empty === undefined || id.includes('.') ? [id, help] : [id, { ...help, empty }],
    )
  })
  return { ...(Object.fromEntries(used) as FieldsHelp), ...part?.own }
}

/** The fields of a part. Those inside a group are named `group.field`. */
export function fieldEntries(fields: ModelFields): (readonly [string, ModelField])[] {
  return Object.entries(fields).flatMap(([id, field]) => [
    [id, field] as const,
    ...Object.entries(field.config.fields ?? {}).map(
      ([key, each]) => [`${id}.${key}`, each] as const,
    ),
  ])
}
