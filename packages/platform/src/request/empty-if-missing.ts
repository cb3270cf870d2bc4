/**
 * What a call was given: an argument that is null counts as not given, and so do all where there are
 * none, as callers without types leave them out. What is required is then told to be missing.
 */
export function emptyIfMissing<Inputs extends object>(inputs: Inputs | null | undefined): Inputs {
  const given = Object.entries(inputs ?? {}).filter(([, value]) => value !== null)
  return Object.fromEntries(given) as Inputs
}
