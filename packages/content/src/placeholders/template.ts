/** Where a placeholder may be: two braces, a name, two braces. The bound keeps matching linear. */
export const slotPattern = /\{\{([^{}]{1,100})\}\}/g

/** What cannot be in the name of a variable. */
const forbiddenInVariable = /[()=,{}[\]/\s]/

/** A template that names something no one gives a value for. */
export class UnknownPlaceholderError extends Error {
  override readonly name = 'UnknownPlaceholderError' as const
  readonly placeholder: string

  constructor(placeholder: string) {
    super(`Unknown placeholder: ${placeholder}`)
    this.placeholder = placeholder
  }
}

/** What a template is filled with, by name. A map has no prototype that a name could reach. */
export interface PlaceholderValues {
  get(name: string): string | undefined
}

/**
 * A function that fills the `{{ name }}` slots of a text. Nothing is evaluated; a value that looks
 * like a slot stays as it is.
 *
 * @throws Error 'Invalid `variable` option passed into `_.template`' when `variable` cannot be a
 *   variable's name (Spec §8)
 * @returns a function that throws {@link UnknownPlaceholderError} for a name that has no value
 */
export function template(
  text: string,
  {
    variable,
  }: {
    /** When given, slots are written `{{ variable.name }}`. */
    variable?: string | undefined
  } = {},
): (values: PlaceholderValues) => string {
  if (variable !== undefined && forbiddenInVariable.test(variable)) {
    throw new Error('Invalid `variable` option passed into `_.template`')
  }
  const prefix = variable === undefined || variable === '' ? '' : `${variable}.`
  return (values) =>
    text.replaceAll(slotPattern, (_slot, inside: string) => {
      const written = inside.trim()
      const name = written.startsWith(prefix) ? written.slice(prefix.length) : undefined
      const value = name === undefined ? undefined : values.get(name)
      if (value === undefined) throw new UnknownPlaceholderError(written)
      return value
    })
}

/** The names in a text's slots, as written, each once; none when it has no slots. */
export function placeholdersIn(text: string): string[] {
  return [...new Set(Array.from(text.matchAll(slotPattern), ([, inside = '']) => inside.trim()))]
}
