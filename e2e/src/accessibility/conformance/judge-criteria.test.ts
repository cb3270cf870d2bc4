import { parse, stringify } from 'yaml'
import { expect, it } from 'vitest'
import { acrProblems } from './acr-problems.ts'
import { countChecks } from './count-checks.ts'
import { criteria } from './criteria.data.ts'
import { manualNotes, notLookedAt } from './manual-notes.data.ts'
import { type HandNote, judgeCriteria } from './judge-criteria.ts'
import type { Observation } from './observation.ts'
import { reportPage } from './report-page.ts'
import { toAcr } from './to-acr.ts'

const note: HandNote = { day: '2026-11-23', means: 'Read the tree.', found: 'All is named.' }
const seen = (criterion: string, problems: string[] = [], place = 'home'): Observation => ({
  check: 'names',
  criteria: [criterion],
  place,
  problems,
})
const facts = { version: '1.2.3', day: '2026-11-23' }

/** Returns the level of one criterion. */
function levelOf(observations: Observation[], own?: HandNote): string | undefined {
  const notes = own === undefined ? {} : { '4.1.2': own }
  return judgeCriteria(criteria, observations, notes).find(({ id }) => id === '4.1.2')?.adherence
}

const broken = seen('4.1.2', ['textbox without a name'], 'sign in')

it.each<[level: string, observations: Observation[], own?: HandNote]>([
  ['supports', [seen('4.1.2')], note],
  ['not-evaluated', [seen('4.1.2')]],
  ['not-evaluated', [], note],
  ['not-evaluated', [seen('1.1.1')], note],
  ['partially-supports', [seen('4.1.2'), broken], note],
  ['does-not-support', [broken], note],
  ['partially-supports', [seen('4.1.2'), broken]],
  ['partially-supports', [seen('4.1.2')], { ...note, limit: 'One is not.' }],
  ['not-applicable', [seen('4.1.2')], { ...note, isNotApplicable: true }],
  ['not-evaluated', [], { ...note, isNotApplicable: true }],
])('judges a criterion as %s by %j and the note %j', (level, observations, own) =>
  expect(levelOf(observations, own)).toBe(level),
)

it('knows the 55 criteria of WCAG 2.2 A and AA, and says of each what was looked at or why not', () => {
  expect(criteria).toHaveLength(55)
  expect(criteria.filter(({ level }) => level === 'A')).toHaveLength(31)
  expect(new Set(criteria.map(({ id }) => id)).size).toBe(55)
  const said = [...Object.keys(manualNotes), ...Object.keys(notLookedAt)]
  expect(said.toSorted()).toEqual(criteria.map(({ id }) => id).toSorted())
})

it('writes a report that OpenACR’s schema takes, and that its page shows', () => {
  const broken = seen('4.1.2', ['a <b> without a name'])
  const judgements = judgeCriteria(criteria, [seen('1.1.1'), broken], manualNotes, notLookedAt)
  const acr = toAcr(judgements, facts)
  expect(acrProblems(parse(stringify(acr)))).toEqual([])
  const { success_criteria_level_a: a, success_criteria_level_aa: aa } = acr.chapters
  expect([a.criteria.length, aa.criteria.length]).toEqual([31, 24])
  expect(acrProblems({ ...acr, product: {} })).not.toEqual([])
  const page = reportPage(acr, judgements, countChecks([seen('1.1.1'), broken]), [])
  expect(page).toContain('4.1.2 Name, Role, Value</th><td>Does not support')
  expect(page).toContain('a &lt;b> without a name')
})
