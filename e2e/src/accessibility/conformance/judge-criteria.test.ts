import { parse, stringify } from 'yaml'
import { expect, it } from 'vitest'
import { acrProblems } from './acr-problems.ts'
import { componentRows } from './component-rows.ts'
import { conformanceModule } from './conformance-module.ts'
import { countChecks } from './count-checks.ts'
import { criteria } from './criteria.data.ts'
import { manualNotes, notLookedAt } from './manual-notes.data.ts'
import { type HandNote, judgeCriteria } from './judge-criteria.ts'
import type { Observation } from './observation.ts'
import { reportPage } from './report-page.ts'
import { adherenceNotes, toAcr } from './to-acr.ts'

const note: HandNote = { day: '2026-11-23', means: 'Read the tree.', found: 'All is named.' }
const seen = (criterion: string, problems: string[] = [], place = 'home'): Observation => ({
  check: 'names',
  criteria: [criterion],
  place,
  problems,
})
const facts = { version: '1.2.3', day: '2026-11-23' }

/** How far one criterion is met. */
function levelOf(observations: Observation[], own?: HandNote): string | undefined {
  const notes = own === undefined ? {} : { '4.1.2': own }
  return judgeCriteria(criteria, observations, notes).find(({ id }) => id === '4.1.2')?.adherence
}

it('counts a criterion as supported only with a check that passed and a note by hand', () => {
  expect(levelOf([seen('4.1.2')], note)).toBe('supports')
  expect(levelOf([seen('4.1.2')])).toBe('not-evaluated')
  expect(levelOf([], note)).toBe('not-evaluated')
  expect(levelOf([seen('1.1.1')], note)).toBe('not-evaluated')
})

it('lets a criterion fall where a check fails, whatever the note says', () => {
  const broken = seen('4.1.2', ['textbox without a name'], 'sign in')
  expect(levelOf([seen('4.1.2'), broken], note)).toBe('partially-supports')
  expect(levelOf([broken], note)).toBe('does-not-support')
  expect(levelOf([seen('4.1.2'), broken])).toBe('partially-supports')
})

it('accepts a limitation that was found by hand', () =>
  expect(levelOf([seen('4.1.2')], { ...note, limit: 'One is not.' })).toBe('partially-supports'))

it('takes nothing for not applicable that no check shows', () => {
  expect(levelOf([seen('4.1.2')], { ...note, isNotApplicable: true })).toBe('not-applicable')
  expect(levelOf([], { ...note, isNotApplicable: true })).toBe('not-evaluated')
})

it('says why a criterion was not evaluated', () => {
  const [first] = judgeCriteria(criteria, [], {})
  expect(first?.reason).toBe('No check of this run spoke of it. Nobody has looked at it by hand.')
  const [told] = judgeCriteria(criteria, [], {}, { '1.1.1': 'No pictures yet.' })
  expect(told && adherenceNotes(told)).toBe('Not evaluated: No pictures yet.')
})

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

it('counts a place once, and only where all of it is well', () => {
  const counts = countChecks([seen('1.1.1'), seen('4.1.2', ['x']), seen('1.1.1', [], 'about')])
  expect(counts).toEqual([{ check: 'names', passed: 1, places: 2 }])
})

it('keeps for the statement what is true and what is not', () => {
  const observations = [seen('4.1.2'), seen('1.1.1', ['x'])]
  const notes = { '4.1.2': note, '1.1.1': note }
  const module = conformanceModule(judgeCriteria(criteria, observations, notes), {
    ...facts,
    declaration: 'export interface Conformance {}',
  })
  expect(module).toContain('"met": 1,')
  expect(module).toContain('"failed": [\n    "1.1.1 Non-text Content"\n  ]')
})

it('reads from the report of the stories how each component fared', () => {
  const file = (name: string, ...states: string[]) => ({
    name: `/somewhere/packages/ui/src/components/${name}/${name}.stories.tsx`,
    assertionResults: states.map((status) => ({ status })),
  })
  const report = { testResults: [file('button', 'passed', 'passed'), file('modal', 'failed')] }
  expect(componentRows(['button', 'modal', 'tabs'], report)).toEqual([
    { name: 'button', stories: 2, failed: 0, status: 'passes' },
    { name: 'modal', stories: 1, failed: 1, status: 'fails' },
    { name: 'tabs', stories: 0, failed: 0, status: 'not run' },
  ])
  expect(componentRows(['tabs'], undefined)).toMatchObject([{ status: 'not run' }])
})
