import type { CheckFinding, CheckedPage } from './check.ts'

/** Asks the same in several windows, in CSS pixels: `[width, height]`. */
export async function inWindows(
  place: CheckedPage,
  sizes: readonly (readonly [width: number, height: number])[],
  look: () => Promise<readonly string[]>,
): Promise<CheckFinding[]> {
  const found: CheckFinding[] = []
  for (const [width, height] of sizes) {
    await place.open(width, height)
    found.push({ where: `at ${width} × ${height}`, problems: await look() })
  }
  return found
}
