/**
 * Returns the page numbers to display: first, last, current and its neighbours. `null` is a gap.
 *
 * @param page - from 1, clamped to `pages`
 * @param pages - total; fewer than one returns an empty list
 */
export function pagesShown(page: number, pages: number): (number | null)[] {
  const last = Number.isFinite(pages) ? Math.floor(pages) : 0
  if (last < 1) return []
  const current = Number.isFinite(page) ? Math.min(last, Math.max(1, Math.floor(page))) : 1
  const candidates = [1, 2, current - 1, current, current + 1, last - 1, last].filter(
    (number) =>
      number >= 1 &&
      number <= last &&
      (number === 1 || number === last || Math.abs(number - current) <= 1 || isOnlyOne(number)),
  )
  // A gap for a single page would not be shorter than its number.
  function isOnlyOne(number: number) {
    return (number === 2 && current === 4) || (number === last - 1 && current === last - 3)
  }
  const numbers = [...new Set(candidates)].toSorted((one, other) => one - other)
  return numbers.flatMap((number, index) => {
    const before = numbers[index - 1]
    return before !== undefined && number - before > 1 ? [null, number] : [number]
  })
}
