import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { type FieldsHelp, helpOf, type ModelHelp, type SharedHelp } from './field-help.ts'

/** A field of a model in the content service's own format. */
export interface ModelField {
  readonly type: string
  config: { label?: string | null; placeholder?: string; fields?: ModelFields; options?: string[] }
}

export type ModelFields = Record<string, ModelField>

/** One part of a model: a document's fields, a section's own fields, or those of its items. */
export interface ModelPart {
  readonly name: 'fields' | 'primary' | 'items'
  readonly fields: ModelFields
  readonly help: FieldsHelp
}

/** A model, its help, and where it is kept. */
export interface ModelWithHelp {
  readonly id: string
  readonly kind: 'document' | 'section'
  readonly file: string
  /** The model as its file has it; what is changed in its fields is changed here. */
  readonly model: { description?: string }
  readonly help: ModelHelp
  readonly parts: readonly ModelPart[]
}

interface DocumentModel {
  id: string
  json: Record<string, ModelFields>
}

interface SectionModel {
  id: string
  description?: string
  variations: { description?: string; primary?: ModelFields; items?: ModelFields }[]
}

const folder = resolve(import.meta.dirname, '../../../../../packages/content/models')

/** The fields that several models have. */
export function sharedHelp(): SharedHelp {
  return read(join(folder, 'shared-help.json')) as SharedHelp
}

/**
 * Every model of the content package with the help beside it, documents first.
 *
 * @throws Error when a model has no `help.json`
 */
export function modelsWithHelp(): ModelWithHelp[] {
  const shared = sharedHelp()
  const documents = filesOf('customtypes/*/index.json').map((file): ModelWithHelp => {
    const model = read(file) as DocumentModel
    const help = helpBeside(file)
    const fields = Object.assign({}, ...Object.values(model.json)) as ModelFields
    const part = { name: 'fields' as const, fields, help: helpOf(help.fields, shared) }
    return {
      id: basename(dirname(file)),
      kind: 'document',
      file,
      model: model as object,
      help,
      parts: [part],
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

/** The fields of a part. Those inside a group are named `group.field`. */
export function fieldEntries(fields: ModelFields): [string, ModelField][] {
  return Object.entries(fields).flatMap(([id, field]): [string, ModelField][] => [
    [id, field],
    ...Object.entries(field.config.fields ?? {}).map(([inner, one]): [string, ModelField] => [
      `${id}.${inner}`,
      one,
    ]),
  ])
}

function filesOf(pattern: string): string[] {
  return globSync(pattern, { cwd: folder })
    .toSorted()
    .map((file) => join(folder, file))
}

function helpBeside(file: string): ModelHelp {
  return read(join(dirname(file), 'help.json')) as ModelHelp
}

function read(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'))
}
