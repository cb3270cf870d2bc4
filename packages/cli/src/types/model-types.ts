import type { Fields, ModelField, Models } from '../models/models.ts'

const typeNameByField: Readonly<Record<string, string>> = {
  Boolean: 'BooleanField',
  Color: 'ColorField',
  Date: 'DateField',
  Embed: 'EmbedField',
  GeoPoint: 'GeoPointField',
  Image: 'ImageField',
  IntegrationFields: 'IntegrationField',
  Link: 'LinkField',
  Number: 'NumberField',
  StructuredText: 'RichTextField',
  Table: 'TableField',
  Text: 'KeyTextField',
  Timestamp: 'TimestampField',
}

/**
 * Generates a module with the types of a repository's documents and sections, as the Prismic client returns them. It imports
 * only `@prismicio/client`. Equal models give equal text.
 *
 * @throws {Error} if the type of a field is unknown
 */
export function createModelTypes({ customTypes, slices }: Models): string {
  const byId = <Entry extends { readonly id: string }>(entries: readonly Entry[]) =>
    entries.toSorted((a, b) => (a.id < b.id ? -1 : 1))
  const documents = byId(customTypes)
  const parts = [
    '// Generated from the models by `milepost types`.',
    "import type * as prismic from '@prismicio/client'",
    ...byId(slices).map(createSliceTypes),
    ...documents.map(createDocumentTypes),
    '/** Every document that a repository may contain. */',
    `export type AnyDocument =${toUnionType(documents.map(({ id }) => `${toPascalCase(id)}Document`))}`,
  ]
  return `${parts.join('\n\n').replace('contain. */\n\n', 'contain. */\n')}\n`
}

function createSliceTypes({ id, description, variations }: Models['slices'][number]): string {
  const name = `${toPascalCase(id)}Slice`
  const comment =
    description === undefined || description === ''
      ? ''
      : `/** ${description.replaceAll('*/', '* /')} */\n`
  const kinds = variations.map(({ id: variation, primary = {}, items = {} }) => {
    const record = (fields: Fields) =>
      Object.keys(fields).length === 0 ? 'Record<string, never>' : createFieldsType(fields, '    ')
    return `prismic.SharedSliceVariation<\n    ${toLiteral(variation)},\n    ${record(primary)},\n    ${record(items)}\n  >`
  })
  return `${comment}export type ${name} = prismic.SharedSlice<\n  ${toLiteral(id)},\n  ${kinds.join('\n  | ')}\n>`
}

function createDocumentTypes({ id, json }: Models['customTypes'][number]): string {
  const fields = Object.assign({}, ...Object.values(json)) as Fields
  const data = Object.fromEntries(Object.entries(fields).filter(([, { type }]) => type !== 'UID'))
  const kind = Object.keys(data).length === Object.keys(fields).length ? 'WithoutUID' : 'WithUID'
  return `export type ${toPascalCase(id)}Document = prismic.PrismicDocument${kind}<\n  ${createFieldsType(data, '  ')},\n  ${toLiteral(id)}\n>`
}

function createFieldsType(fields: Fields, indent: string): string {
  const lines = Object.entries(fields).map(
    ([name, field]) =>
      `${indent}  ${toPropertyKey(name)}: ${createFieldType(name, field, `${indent}  `)}\n`,
  )
  return `{\n${lines.join('')}${indent}}`
}

function createFieldType(name: string, { type, config = {} }: ModelField, indent: string): string {
  if (type === 'Select') {
    const options = (config.options ?? []).map(toLiteral)
    return options.length === 0
      ? 'prismic.SelectField'
      : `prismic.SelectField<${options.join(' | ')}>`
  }
  if (type === 'Group')
    return `prismic.GroupField<${createFieldsType(config.fields ?? {}, indent)}>`
  if (type === 'Slices') {
    const choices = Object.keys(config.choices ?? {}).map((id) => `${toPascalCase(id)}Slice`)
    return `prismic.SliceZone<${choices.length === 0 ? 'never' : choices.join(' | ')}>`
  }
  const plain = typeNameByField[type]
  if (plain === undefined) throw new Error(`${name}: unknown type of field "${type}"`)
  return `prismic.${plain}`
}

function toUnionType(names: readonly string[]): string {
  return names.map((name) => `\n  | ${name}`).join('')
}

function toPropertyKey(name: string): string {
  return /^[a-z_$][\w$]*$/i.test(name) ? name : toLiteral(name)
}

/** Returns a string literal in single quotes. */
function toLiteral(text: string): string {
  const escaped = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")
  return `'${escaped}'`
}

function toPascalCase(id: string): string {
  const name = id
    .split(/[^a-z\d]+/i)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')
  return /^\d/.test(name) ? `_${name}` : name
}
