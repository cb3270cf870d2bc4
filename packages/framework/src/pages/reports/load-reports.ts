import { removeDuplicateProjects } from '@milepost/content'
import { getCountryCurrency } from '@milepost/measures'
import { getExclusionMessage } from '../../totals/total-figures.ts'
import { getExclusionReasons } from '../../totals/exclusions.ts'
import type { PageScope } from '../../frame/request/scopes.ts'
import { getSiteName } from '../../base/site-name.ts'
import type { ReportProject } from './read-report.ts'
import type { ReportPart, ReportsView } from './reports-screen.tsx'
import { getProjectSettings } from '../../totals/project.ts'

const defaultParts = (['fitness', 'pages', 'teams', 'donations'] as const).map((kind) => ({
  kind,
  title: '',
  text: '',
}))

/**
 * Creates the settings of the site's reports, including projects that have ended.
 *
 * @returns undefined if the site has no reports
 */
export function loadReports(scope: PageScope): ReportsView | undefined {
  const { site, country, messages } = scope
  if (site.reports.length === 0) return undefined
  const settings = getProjectSettings(site, scope.services.now())
  const items = removeDuplicateProjects(settings?.items ?? [])
  const ofCharity = items.find(({ type }) => type === 'charity')?.uid
  const slices = site.reports
    .filter((slice) => slice.type === 'report')
    .map(({ primary }) => primary)
  // Donations in other currencies are known only after the report has loaded, and are mentioned then.
  const exclusions = getExclusionReasons(items, { hasOthers: false })
  const parts = slices.map(({ kind, title, text }): ReportPart => ({ kind, title, text }))
  return {
    projects: items.map((item): ReportProject => ({
      kind: item.type,
      id: item.uid,
      name: item.overridePageName,
      excludeOffline: item.excludeOffline,
      excludeTeamIds: [...item.excludeTeamIds],
    })),
    addsUp: {
      title: messages.addsUp.title,
      item: messages.addsUp.item,
      exclusions: exclusions.map((reason) => getExclusionMessage(reason, messages)),
    },
    charity: slices.find(({ charityId }) => charityId !== '')?.charityId ?? ofCharity ?? '',
    parts: parts.length > 0 ? parts : defaultParts,
    currency: getCountryCurrency(country),
    country,
    siteName: getSiteName(site),
    site: site.uid,
    hasEmbedPage: !scope.services.excludedRoutes.includes('embed'),
  }
}
