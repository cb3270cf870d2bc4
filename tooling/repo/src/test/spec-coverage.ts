/** One row of the requirement list. */
export interface Requirement {
  id: string
  area: string
  text: string
}

/** One test that ran, as a report tells it. */
export interface RanTest {
  title: string
  passed: boolean
  /** The report's path, to say where an unknown id was written. */
  report: string
  /** The test's file from the workspace's root; the report's path where it does not say. */
  file: string
}

export interface Coverage {
  areas: { area: string; covered: number; total: number }[]
  covered: number
  total: number
  /** Requirements that neither a passing test names nor a decision overrules, in the list's order. */
  open: Requirement[]
  /** The passing tests that name each requirement, and the decision that overrules it, in the list's order. */
  shown: { requirement: Requirement; tests: RanTest[]; overruledBy: string | undefined }[]
  /** Ids that the list does not have, with where they are written. */
  unknown: { id: string; where: string }[]
}

const idList = /\[((?:S\d+\.\d+)(?:[\s,]+S\d+\.\d+)*)\]/g
const idLike = /\bS\d+\.\d+\b/g

/** Reads the requirement list: tab-separated `id`, `area`, `requirement`, with a header line. */
export function parseRequirements(tsv: string): Requirement[] {
  return tsv
    .split(/\r?\n/)
    .slice(1)
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [id = '', area = '', text = ''] = line.split('\t')
      return { id, area, text }
    })
}

/** Reads which rows a decision overrules: tab-separated `id`, `decision`, with a header line. */
export function parseOverruled(tsv: string): ReadonlyMap<string, string> {
  return new Map(parseRequirements(tsv).map(({ id, area: decision }) => [id, decision]))
}

/** The ids that a test's title carries in brackets, such as `[S5.02]` or `[S5.02, S5.03]`. */
export function idsInTitle(title: string): string[] {
  return [...title.matchAll(idList)].flatMap((match) => match[1]?.match(idLike) ?? [])
}

/**
 * Counts the requirements that tests show. Only a test that ran and passed counts; an id that also
 * is on a failing test is not covered, so a red run never looks better than it is.
 *
 * @param overruled - the decision for each row that is not kept as it is written
 */
export function measureCoverage(
  requirements: readonly Requirement[],
  tests: readonly RanTest[],
  overruled: ReadonlyMap<string, string> = new Map(),
): Coverage {
  const known = new Set(requirements.map((row) => row.id))
  const passed = new Set<string>()
  const showing = new Map<string, RanTest[]>()
  const failed = new Set<string>()
  const unknown: Coverage['unknown'] = [...overruled.keys()]
    .filter((id) => !known.has(id))
    .map((id) => ({ id, where: 'the list of overruled rows' }))
  for (const test of tests) {
    for (const id of idsInTitle(test.title)) {
      if (!known.has(id)) unknown.push({ id, where: `${test.report}: "${test.title}"` })
      else if (test.passed) {
        passed.add(id)
        showing.set(id, [...(showing.get(id) ?? []), test])
      } else failed.add(id)
    }
  }
  const isCovered = ({ id }: Requirement) =>
    (passed.has(id) || overruled.has(id)) && !failed.has(id)
  const areas = [...new Set(requirements.map((row) => row.area))].toSorted().map((area) => {
    const rows = requirements.filter((row) => row.area === area)
    return { area, covered: rows.filter(isCovered).length, total: rows.length }
  })
  return {
    areas,
    covered: requirements.filter(isCovered).length,
    total: requirements.length,
    open: requirements.filter((row) => !isCovered(row)),
    shown: requirements.map((requirement) => ({
      requirement,
      tests: showing.get(requirement.id) ?? [],
      overruledBy: overruled.get(requirement.id),
    })),
    unknown,
  }
}
