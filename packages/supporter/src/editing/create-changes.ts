/** Sends only the form values that differ from the last known values on the platform. */
export type SendChanges<Values> = (
  values: Values,
  send: (changed: Partial<Values>) => Promise<void>,
) => Promise<void>

/**
 * Creates a function that sends changed values. It compares with the values that were read or saved last, because reads lag
 * behind writes, and other tabs' changes must not be overwritten. Values whose response was lost are sent again.
 */
export function createChanges<Values extends object>(first: Values): SendChanges<Values> {
  const known = new Map(Object.entries(first))
  return async (values, send) => {
    const changed = Object.entries(values).filter(
      ([name, value]) => !known.has(name) || !Object.is(known.get(name), value),
    )
    for (const [name] of changed) known.delete(name)
    await send(Object.fromEntries(changed) as Partial<Values>)
    for (const [name, value] of changed) known.set(name, value)
  }
}
