import { methods, notTried } from './method.data.ts'
import type { Judgement } from './judge-criteria.ts'

/** A report in OpenACR's format, as far as we fill it in. */
export interface AccessibilityReport {
  title: string
  product: { name: string; version: string; description: string }
  author: { name: string; email: string; website: string }
  vendor: { name: string; email: string; website: string }
  report_date: string
  last_modified_date: string
  version: number
  notes: string
  evaluation_methods_used: string
  license: string
  catalog: string
  chapters: Record<'success_criteria_level_a' | 'success_criteria_level_aa', Chapter>
}

interface Chapter {
  criteria: {
    num: string
    components: { name: string; adherence: { level: string; notes: string } }[]
  }[]
}

/**
 * Puts judgements into OpenACR's format.
 *
 * @param version - the product's version
 * @param day - the day of the run, such as `2026-11-23`
 */
export function toAcr(
  judgements: readonly Judgement[],
  { version, day }: { version: string; day: string },
): AccessibilityReport {
  const chapter = (level: Judgement['level']): Chapter => ({
    criteria: judgements
      .filter((one) => one.level === level)
      .map((one) => ({
        num: one.id,
        components: [
          { name: 'web', adherence: { level: one.adherence, notes: adherenceNotes(one) } },
        ],
      })),
  })
  const maker = {
    name: 'Milepost',
    email: 'accessibility@milepost.example',
    website: 'https://github.com/milepost/milepost',
  }
  return {
    title: 'Milepost Accessibility Conformance Report',
    product: {
      name: 'Milepost',
      version,
      description:
        'Branded charity fundraising sites from content-managed configuration, looked at in its two demo sites.',
    },
    author: maker,
    vendor: maker,
    report_date: day,
    last_modified_date: day,
    version: 1,
    notes: `Not tried: ${notTried.join(' ')} 4.1.1 Parsing is no criterion of WCAG 2.2 any more and is left out.`,
    evaluation_methods_used: methods.join(' '),
    license: 'CC-BY-4.0',
    catalog: '2.5-edition-wcag-2.2-en',
    chapters: {
      success_criteria_level_a: chapter('A'),
      success_criteria_level_aa: chapter('AA'),
    },
  }
}

/** Remarks on one criterion: checks, manual evaluation, problems, and reasons for gaps. */
export function adherenceNotes(one: Judgement): string {
  const { observed, passed, checks, note, problems, reason } = one
  return [
    observed === 0
      ? ''
      : `Run: ${passed} of ${observed} observations of ${checks.join(', ')} without a problem.`,
    note === undefined ? '' : `By hand, ${note.day}: ${note.means} ${note.found}`,
    note?.limit ?? '',
    problems.length === 0 ? '' : `Problems: ${problems.slice(0, 5).join('; ')}.`,
    reason === '' ? '' : `Not evaluated: ${reason}`,
  ]
    .filter((part) => part !== '')
    .join(' ')
}
