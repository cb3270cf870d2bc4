/** Reduces a route to a maximum number of evenly spaced points, including both ends. */
export function thinRoute<P>(places: readonly P[], most: number): P[] {
  if (places.length <= most) return [...places]
  const step = (places.length - 1) / (most - 1)
  return Array.from({ length: most }, (_, index) => places[Math.round(index * step)] as P)
}
