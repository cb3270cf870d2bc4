/** What an editor is told about a field. */
export interface FieldHelp {
  /** What the content service's editor calls it. */
  readonly label: string
  /** What it does. */
  readonly help: string
  readonly example: string
  /** What happens when nothing is filled in. */
  readonly empty: string
}

/** Fields by their ids; a field of a group is `group.field`. */
export type FieldsHelp = Readonly<Record<string, FieldHelp>>

/** The help of one part of a model, as its `help.json` has it. */
export interface PartHelp {
  /** Names of sets in `shared-help.json`. With `empty`, fields outside groups say that instead of the set's own. */
  readonly uses?: Readonly<Record<string, { readonly empty?: string }>>
  /** Fields that are in no set, or that say something else here. */
  readonly own?: FieldsHelp
}

/** A `help.json`, beside the model that it is about. */
export interface ModelHelp {
  /** What an editor calls a section. */
  readonly name?: string
  /** What a document or a section is for. */
  readonly what: string
  readonly fields?: PartHelp
  readonly primary?: PartHelp
  readonly items?: PartHelp
}

/** `shared-help.json`: fields that several models have, in sets. */
export type SharedHelp = Readonly<
  Record<string, { readonly name: string; readonly fields: FieldsHelp }>
>

/**
 * The help of a part with that of the sets it uses. A part without help gives no fields.
 *
 * @throws Error when the part names a set that is not there
 */
export function helpOf(part: PartHelp | undefined, shared: SharedHelp): FieldsHelp {
  const used = Object.entries(part?.uses ?? {}).flatMap(([name, { empty }]) => {
    const set = shared[name]
    if (set === undefined) throw new Error(`There is no set of fields named ${name}.`)
    return Object.entries(set.fields).map(([id, help]): [string, FieldHelp] =>
      empty === undefined || id.includes('.') ? [id, help] : [id, { ...help, empty }],
    )
  })
  return { ...Object.fromEntries(used), ...part?.own }
}
