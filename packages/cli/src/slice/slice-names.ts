import { UsageError } from '../command/command-errors.ts'

export interface SliceNames {
  /** `TideTable`: name of the component, and of the section for editors. */
  readonly component: string
  /** `tideTable`: type in documents, and name of the definition. */
  readonly type: string
  /** `tide-table`: name of the files. */
  readonly file: string
}

/** Reserved words of JavaScript, which cannot be the name of the definition. */
const reservedWords = new Set(
  'arguments await break case catch class const continue debugger default delete do else enum eval export extends false finally for function if implements import in instanceof interface let new null package private protected public return static super switch this throw true try typeof var void while with yield'.split(
    ' ',
  ),
)

/**
 * Returns the names of a section.
 *
 * @param component - in PascalCase, such as `TideTable`, at most 64 characters
 * @throws {UsageError} if the name is not in PascalCase, is too long, or is a reserved word
 */
export function getSliceNames(component: string): SliceNames {
  const parts = component.match(/[A-Z][a-z0-9]*/g) ?? []
  const type = component.charAt(0).toLowerCase() + component.slice(1)
  if (component === '' || parts.join('') !== component || component.length > 64) {
    throw new UsageError(
      `"${component}" is not a valid section name: use PascalCase, such as TideTable, with letters and digits only.`,
    )
  }
  if (reservedWords.has(type)) {
    throw new UsageError(`"${component}" is a reserved word of JavaScript: choose another name.`)
  }
  return { component, type, file: parts.join('-').toLowerCase() }
}
