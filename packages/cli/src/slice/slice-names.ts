import { UsageError } from '../command/command-errors.ts'

/** The names of one section. */
export interface SliceNames {
  /** `TideTable`: of the component, and what editors read. */
  readonly component: string
  /** `tideTable`: in documents, and of the definition. */
  readonly type: string
  /** `tide-table`: of the files. */
  readonly file: string
}

/** Names that no definition can have. */
const reserved = new Set(
  'arguments await break case catch class const continue debugger default delete do else enum eval export extends false finally for function if implements import in instanceof interface let new null package private protected public return static super switch this throw true try typeof var void while with yield'.split(
    ' ',
  ),
)

/**
 * The names of a section that was called `TideTable`.
 *
 * @throws UsageError when it is not written so
 */
export function sliceNames(component: string): SliceNames {
  const words = component.match(/[A-Z][a-z0-9]*/g) ?? []
  const type = component.charAt(0).toLowerCase() + component.slice(1)
  if (component === '' || words.join('') !== component || component.length > 64) {
    throw new UsageError(
      `"${component}" is no name of a section: write it as TideTable, in letters and digits.`,
    )
  }
  if (reserved.has(type)) {
    throw new UsageError(`"${component}" is a word of the language: choose another name.`)
  }
  return { component, type, file: words.join('-').toLowerCase() }
}
