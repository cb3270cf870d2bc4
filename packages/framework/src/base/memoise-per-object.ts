/** Memoises a function by the identity of its argument, which cached reads keep. */
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
