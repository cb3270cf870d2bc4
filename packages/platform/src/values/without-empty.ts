/** An object without the keys that have undefined, null or an empty text. */
export function withoutEmpty<Values extends object>(
  values: Values,
): { [Key in keyof Values]?: Exclude<Values[Key], undefined | null> } {
  return Object.fromEntries(
    Object.entries(values).filter(
      ([, value]) => value !== undefined && value !== null && value !== '',
    ),
  ) as { [Key in keyof Values]?: Exclude<Values[Key], undefined | null> }
}
