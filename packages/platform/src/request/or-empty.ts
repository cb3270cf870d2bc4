/** What a call was given. Callers without types leave it out: then each argument is told to be missing. */
export function orEmpty<Inputs extends object>(inputs: Inputs | null | undefined): Inputs {
  return inputs ?? ({} as Inputs)
}
