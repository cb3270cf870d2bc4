import {
  type Fields,
  otherDocuments,
  pageProjects,
  campaignProject,
  siteDocument,
  sliceFromService,
} from './base-documents.ts'
import { twoValuesOfField } from './field-values.ts'
import type { Setting } from './models.ts'
import type { Documents, SiteRequest } from './rendered-site.ts'
import { type Rule, rules } from './rules.data.ts'

/** Two sites that differ in one field only, and the pages on which to look for it. */
export interface TwoSites {
  readonly documents: readonly [Documents, Documents]
  readonly visits: readonly SiteRequest[]
  readonly rule: Rule
}

/** Rows that a slice shows something by. */
const usualRows: Readonly<Record<string, readonly Fields[]>> = {
  default: [campaignProject],
  everydayhero: pageProjects,
  links: [{ label: 'About', url: '/about' }],
  progress: [{ amount: 1000, label: 'A start' }],
  accordion: [{ title: 'First' }, { title: 'Second' }],
  tabs: [{ tab: 'One', title: 'First' }],
  carousel: [{ title: 'First' }, { title: 'Second' }],
  form: [{ name: 'who', label: 'Your name' }],
  featuredSupporters: [{ slug: 'maya-walks' }],
}

const footerSlices = ['content', 'htmlContent', 'links', 'modal', 'poweredBy', 'share']

/** Merges all rules of a field. The first one wins. */
export function mergedRuleOf({ id }: Pick<Setting, 'id'>): Rule {
  const own = rules.filter(([pattern]) => pattern.test(id)).map(([, rule]) => rule)
  return Object.assign({}, ...own.toReversed(), {
    given: Object.assign({}, ...own.toReversed().map(({ given }) => given)) as Fields,
  }) as Rule
}

/** Makes two sites that differ in a field alone. */
export function twoSites(setting: Setting): TwoSites {
  const rule = mergedRuleOf(setting)
  const [first, second] = rule.values ?? twoValuesOfField(setting)
  return {
    documents: [sitesOf(setting, rule, first), sitesOf(setting, rule, second)],
    visits: rule.visits?.map((visit) => withPlace(visit, setting)) ?? usualVisits(setting),
    rule,
  }
}

function sitesOf(setting: Setting, rule: Rule, value: unknown): Documents {
  const { model, zone, group, name } = setting
  const { given = {}, around = {}, rows = [] } = rule
  if (zone === 'data') {
    const fields =
      group === undefined
        ? { ...given, [name]: value }
        : { ...around, [group]: [{ ...given, [name]: value }, ...rows] }
    return siteWith(model, fields)
  }
  const own =
    zone === 'primary'
      ? sliceFromService(model, { ...given, [name]: value }, rule.rows ?? usualRows[model] ?? [])
      : sliceFromService(model, around, [{ ...given, [name]: value }, ...rows])
  if (model === 'registration') return siteWith('onboarding', { registration: [own] })
  if (model === 'report') return siteWith('custom_site', { reports: [own] })
  if (model === 'default' || model === 'everydayhero') {
    return siteWith('custom_site', { platform: [own] })
  }
  if (footerSlices.includes(model)) return siteWith('internal_page', { 'footer-content': [own] })
  const after = model === 'segment' ? [sliceFromService('text', { title: 'For some' })] : []
  return siteWith('internal_page', { content: [own, ...after] })
}

/** The usual site, with more in its document of a type. */
function siteWith(type: string, fields: Fields): Documents {
  const names: Readonly<Record<string, string>> = {
    internal_page: 'internal_page/about',
    supporter_pages: 'supporter_pages/all',
    tag_pages: 'tag_pages/region',
    onboarding: 'onboarding/join',
  }
  const documents: Documents = { custom_site: siteDocument, ...otherDocuments }
  const name = names[type] ?? type
  // A field of a site's that says who its pages are for needs no other content.
  return { ...documents, [name]: { ...documents[name], ...fields } }
}

function usualVisits({ model, zone }: Setting): SiteRequest[] {
  if (model === 'form') return [{ path: '/about' }, ...sending]
  if (model === 'default' || model === 'everydayhero' || model === 'custom_site') {
    return [{ path: '/' }, { path: '/about' }]
  }
  if (model === 'registration') return [{ path: '/register' }]
  return zone === 'data' || model !== 'report' ? [{ path: '/about' }] : [{ path: '/reports' }]
}

/** Form submissions without scripts, by the name of their slice. */
const sending: readonly SiteRequest[] = [
  { path: '/about', form: { 'milepost-form': 'form-who', who: 'Wren' } },
]

function withPlace(visit: SiteRequest, { model }: Setting): SiteRequest {
  const isOnPage = visit.path.startsWith('?')
  return isOnPage && model !== 'custom_site' ? { ...visit, path: `/about${visit.path}` } : visit
}
