/**
 * Makes something from an object once, and again only when the object is another. What is read stays the
 * same object while it is kept, so what is made of it need not be made for every page.
 */
export function memoisePerObject<Source extends object, Made>(
  make: (source: Source) => Made,
): (source: Source) => Made {
  const made = new WeakMap<Source, { value: Made }>()
  return (source) => {
    const known = made.get(source)
    if (known) return known.value
    const value = make(source)
    made.set(source, { value })
    return value
  }
}
