import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright'
import { motionEnded } from './motion-ended.ts'

/** Violations of one axe rule. */
export interface AxeFinding {
  rule: string
  /** Numbers of success criteria, such as `1.4.3`; empty for a rule of good practice. */
  criteria: string[]
  /** The elements that break the rule; empty where all keep it. */
  elements: string[]
}

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Asks axe for all rules of WCAG 2.2 A and AA and of good practice that apply to a page. */
export async function axeFindings(page: Page): Promise<AxeFinding[]> {
  await motionEnded(page)
  const { passes, violations } = await new AxeBuilder({ page }).withTags(tags).analyze()
  return [...passes.map((rule) => ({ ...rule, nodes: [] })), ...violations].map(
    ({ id, tags: ruleTags, nodes }) => ({
      rule: id,
      criteria: ruleTags.flatMap(criterionOf),
      elements: nodes.map(({ html }) => html.slice(0, 200)),
    }),
  )
}

/** The rules that a page breaks, each with the elements that break it; none for a page that keeps all. */
export async function axeViolations(page: Page): Promise<[rule: string, elements: string[]][]> {
  const findings = await axeFindings(page)
  return findings
    .filter(({ elements }) => elements.length > 0)
    .map(({ rule, elements }) => [rule, elements])
}

/** `wcag143` names 1.4.3, and `wcag1410` names 1.4.10. */
function criterionOf(tag: string): string[] {
  const found = /^wcag(\d)(\d)(\d{1,2})$/.exec(tag)
  return found === null ? [] : [found.slice(1).join('.')]
}
