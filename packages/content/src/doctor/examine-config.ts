import { isProjectActive } from '../projects/is-project-active.ts'
import { pagesOnlyProblem } from '../site/pages-only-rule.ts'
import { parseSite } from '../site/parse-site.ts'
import type { SiteConfig } from '../site/site-config.ts'
import { contrastOf } from './contrast.ts'
import { finding } from './finding.ts'
import type { Finding } from './finding.ts'

/** WCAG 2 AA, text of usual size. */
const enoughForText = 4.5

/** Looks at a site's configuration: its fields, its projects, the colours of its header and footer. */
export function examineConfig(raw: unknown, now: Date): Finding[] {
  const { site, issues } = parseSite(raw)
  return [
    ...issues.map((issue) =>
      finding(issue.problem === pagesOnlyProblem ? 'pages-only' : 'field', issue),
    ),
    ...examineUnknown(site),
    ...examineProjects(site, now),
    ...examineColours(site, 'header'),
    ...examineColours(site, 'footer'),
  ]
}

function examineUnknown({ document, footer, reports }: SiteConfig): Finding[] {
  const lists = [
    ['footer-content', footer.content],
    ['reports', reports],
  ] as const
  return lists.flatMap(([field, slices]) =>
    slices.flatMap((slice) => {
      if (slice.type !== 'unknown') return []
      const problem = `Unknown slice type: ${slice.name}`
      return [finding('unknown-slice', { document, field, problem })]
    }),
  )
}

function examineProjects({ document, platform }: SiteConfig, now: Date): Finding[] {
  return platform.flatMap(({ items, utcOffsetHours, variant }) =>
    items
      .filter((item) => !isProjectActive(item, { now, utcOffsetHours }))
      .map(({ type, uid, startDate = 'ever', endDate = 'ever' }) => {
        const problem = `${variant}: the ${type} "${uid}" is not open now (${startDate} to ${endDate})`
        return finding('project-window', { document, field: 'platform', problem })
      }),
  )
}

function examineColours(site: SiteConfig, part: 'header' | 'footer'): Finding[] {
  const { foreground, background } = site[part]
  if (foreground === undefined || background === undefined) return []
  const contrast = contrastOf(foreground, background)
  if (contrast === undefined || contrast >= enoughForText) return []
  const ratio = (Math.floor(contrast * 100) / 100).toFixed(2)
  const problem = `${foreground} on ${background} has a contrast of ${ratio}; AA asks for ${enoughForText}`
  return [finding('contrast', { document: site.document, field: `${part}-foreground`, problem })]
}
