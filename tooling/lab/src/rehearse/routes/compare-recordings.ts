import type { PlainAnswer } from './normalise-answer.ts'

/** What a site answered, by `METHOD address`. */
export type Recording = Readonly<Record<string, PlainAnswer>>

/** One thing that two recordings do not agree about. */
export interface Difference {
  request: string
  /** Where: the status, a header's name, or the line of the body. */
  place: string
  before: string
  after: string
}

/**
 * Compares what two builds answered. Of each request only the first differing line is told: what follows it is
 * mostly the same difference again.
 *
 * @returns an empty list when they agree
 */
export function compareRecordings(before: Recording, after: Recording): Difference[] {
  const requests = [...new Set([...Object.keys(before), ...Object.keys(after)])].toSorted()
  return requests.flatMap((request) => {
    const [one, other] = [before[request], after[request]]
    if (one === undefined || other === undefined) {
      const told = (answer: PlainAnswer | undefined) =>
        answer === undefined ? 'not asked' : String(answer.status)
      return [{ request, place: 'request', before: told(one), after: told(other) }]
    }
    return compareAnswers(one, other).map((difference) => ({ request, ...difference }))
  })
}

function compareAnswers(one: PlainAnswer, other: PlainAnswer): Omit<Difference, 'request'>[] {
  const differences: Omit<Difference, 'request'>[] = []
  if (one.status !== other.status) {
    differences.push({ place: 'status', before: `${one.status}`, after: `${other.status}` })
  }
  const gone = one.headers.filter((header) => !other.headers.includes(header))
  const added = other.headers.filter((header) => !one.headers.includes(header))
  if (gone.length + added.length > 0) {
    differences.push({ place: 'headers', before: gone.join('\n'), after: added.join('\n') })
  }
  const length = Math.max(one.lines.length, other.lines.length)
  const at = Array.from({ length }, (_, index) => index).find(
    (index) => one.lines[index] !== other.lines[index],
  )
  if (at !== undefined) {
    differences.push({
      place: `line ${at + 1}`,
      before: one.lines[at] ?? '(the end)',
      after: other.lines[at] ?? '(the end)',
    })
  }
  return differences
}
