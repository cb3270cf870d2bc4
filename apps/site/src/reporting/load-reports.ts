import { platformOf } from '@milepost/content'
import { currencyOfCountry } from '@milepost/measures'
import type { PageScope } from '../pages/page-scope.ts'
import type { ReportProject } from './report.ts'
import type { ReportsView } from './reports-view.ts'

/**
 * What a site says about its reports. Closed projects are reported on too.
 *
 * @returns undefined when the site offers none
 */
export function loadReports(scope: PageScope): ReportsView | undefined {
  const { site, country } = scope
  if (site.reports.length === 0) return undefined
  const items = platformOf(site)?.items ?? []
  const ofCharity = items.find(({ type }) => type === 'charity')?.uid
  const given = site.reports.map(({ primary }) => primary['charityId']).find(isId)
  return {
    projects: items.flatMap((item): ReportProject[] =>
      item.type === 'campaign' || item.type === 'page'
        ? [{ kind: item.type, id: item.uid, name: item.overridePageName }]
        : [],
    ),
    charity: given === undefined ? (ofCharity ?? '') : String(given),
    currency: currencyOfCountry(country),
    country,
    siteName: site.meta.title || site.uid,
  }
}

function isId(value: unknown): value is string | number {
  return typeof value === 'number' || (typeof value === 'string' && value.trim() !== '')
}
