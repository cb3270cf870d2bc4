/** Where a command says what it did. */
export interface Output {
  readonly log: (line: string) => void
  readonly error: (line: string) => void
}

/**
 * What a command line asks for.
 *
 * @param parse - answers with nothing where something is missing, and may throw at what it does not know
 * @returns nothing where the command line is wrong: then that, and how it is used, have been said
 */
export function readCommandLine<Options>(
  usage: string,
  output: Output,
  parse: () => Options | undefined,
): Options | undefined {
  try {
    const options = parse()
    if (options === undefined) output.error(usage)
    return options
  } catch (error) {
    output.error(error instanceof Error ? error.message : String(error))
    output.error(usage)
    return undefined
  }
}
