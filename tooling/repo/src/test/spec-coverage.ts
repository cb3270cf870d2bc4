/** A row of the requirement list. */
export interface Requirement {
  id: string
  area: string
  text: string
}

/** A test that ran, from a report. */
export interface RanTest {
  title: string
  passed: boolean
  /** Path of the report, for messages about unknown ids. */
  report: string
  /** Path of the test file from the workspace root, or of the report if it does not name the file. */
  file: string
}

export interface Coverage {
  areas: { area: string; covered: number; total: number }[]
  covered: number
  total: number
  /** Requirements without a passing test or an overruling decision, in the list's order. */
  open: Requirement[]
  /** Passing tests of each requirement, and the decision that overrules it, in the list's order. */
  shown: { requirement: Requirement; tests: RanTest[]; overruledBy: string | undefined }[]
  /** Ids that are not in the list, with their locations. */
  unknown: { id: string; where: string }[]
}

const idList = /\[((?:S\d+\.\d+)(?:[\s,]+S\d+\.\d+)*)\]/g
const idLike = /\bS\d+\.\d+\b/g

/** Parses the requirement list: tab-separated `id`, `area`, `requirement`, with a header line. */
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

/** Parses the list of rows that a decision overrules: tab-separated `id`, `decision`, with a header line. */
export function parseOverruled(tsv: string): ReadonlyMap<string, string> {
  return new Map(parseRequirements(tsv).map(({ id, area: decision }) => [id, decision]))
}

/** Returns the ids in brackets in a test title, such as `[S5.02]` or `[S5.02, S5.03]`. */
export function idsInTitle(title: string): string[] {
  return [...title.matchAll(idList)].flatMap((match) => match[1]?.match(idLike) ?? [])
}

/**
 * Counts the requirements that tests cover. Only tests that ran and passed count. An id that a failing
 * test also names is not covered, so that a red run never looks better than it is.
 *
 * @param overruled - the overruling decision by requirement id
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
