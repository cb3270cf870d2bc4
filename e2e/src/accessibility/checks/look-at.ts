import type { Observation } from '../conformance/observation.ts'
import type { Check, CheckFinding, CheckedPage } from './check.ts'

/** Runs checks on a page, one after the other. A check that breaks off is a problem of the page. */
export async function lookAt(place: CheckedPage, checks: readonly Check[]): Promise<Observation[]> {
  const observations: Observation[] = []
  for (const { name, criteria, acts = false, look } of checks) {
    if (acts) place.touch()
    const found = await look(place).catch((error: unknown): CheckFinding[] => [
      {
        where: '',
        problems: [error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)],
      },
    ])
    if (acts) place.touch()
    for (const { where, problems, criteria: own } of found) {
      observations.push({
        check: name,
        criteria: own ?? criteria,
        place: `${place.name} ${where}`.trim(),
        problems,
      })
    }
  }
  return observations
}
