/** Sends only form values that differ from the last known ones on the platform. */
export type SendChanges<Values> = (
  values: Values,
  send: (changed: Partial<Values>) => Promise<void>,
) => Promise<void>

/**
 * Remembers what was read and what has been saved since: reads lag behind writes, and what another tab
 * has saved meanwhile is not written over. What was sent without an answer is sent again.
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
