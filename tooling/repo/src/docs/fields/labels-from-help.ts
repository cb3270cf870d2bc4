import type { FieldHelp } from './field-help.ts'
import { fieldEntries, type ModelField, type ModelWithHelp } from './models-with-help.ts'

/** Kinds of field in which the content service's editor shows a hint while they are empty. */
const withHint = new Set([
  'Color',
  'Date',
  'Embed',
  'Link',
  'Number',
  'Select',
  'StructuredText',
  'Text',
  'Timestamp',
  'UID',
])
/** Kinds of field that people type into. An example helps there; where people choose, they see what there is. */
const typed = new Set(['Embed', 'Link', 'Number', 'StructuredText', 'Text', 'UID'])
/** A zone of sections has no label of its own. */
const withoutLabel = new Set(['Slices'])

/**
 * Puts the labels and hints of the help into the fields of a model, and what a section is for into its description.
 *
 * @returns the same model, changed
 * @throws Error when a field has no help
 */
export function labelModel(one: ModelWithHelp): ModelWithHelp['model'] {
  for (const { fields, help } of one.parts) {
    for (const [id, field] of fieldEntries(fields)) {
      const found = help[id]
      if (found === undefined) throw new Error(`${one.id}: there is no help for ${id}.`)
      label(field, found)
    }
  }
  if (one.kind === 'section') {
    const { variations } = one.model as { variations: { description?: string }[] }
    one.model.description = one.help.what
    for (const variation of variations) variation.description = one.help.what
  }
  return one.model
}

function label({ type, config }: ModelField, help: FieldHelp): void {
  if (!withoutLabel.has(type)) config.label = help.label
  if (withHint.has(type)) config.placeholder = hintOfField(type, help)
}

/** Names keep their capital letter within a sentence. */
const name = /^(?:Inter|Google)\b/

/** What the editor shows in an empty field, such as `For example: 25. When empty: 10.` */
export function hintOfField(type: string, { example, empty }: FieldHelp): string {
  const start = name.test(empty) ? empty.charAt(0) : empty.charAt(0).toLowerCase()
  const nothing = `When empty: ${(start + empty.slice(1)).replace(': ', ', ')}`
  if (!typed.has(type)) return nothing
  const shown = example.replaceAll('\n', ', ')
  return `For example: ${/[.!?…]$/.test(shown) ? shown : `${shown}.`} ${nothing}`
}
