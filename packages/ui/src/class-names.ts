/** Joins the class names that are there. */
export function classNames(...names: readonly (string | false | null | undefined)[]): string {
  let joined = ''
  for (const name of names) {
    if (name) joined = joined === '' ? name : `${joined} ${name}`
  }
  return joined
}
