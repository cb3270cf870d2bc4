import {
  ContentError,
  ContentUnavailableError,
  formatContentProblem,
  fetchInternalPages,
  fetchOnboarding,
  fetchSite,
  fetchSupporterPages,
  fetchTagPages,
  findDocuments,
  type InternalPages,
  type PageSlice,
  type ParsedDocuments,
  parseHomeContent,
  type SiteConfig,
  type SupporterPages,
  type TagPages,
} from '@milepost/content'
import type { Services } from './services.ts'
import { warnOnce, logProblem } from '../base/log-problem.server.ts'
import { createReadKey } from '../base/read-key.ts'
import { applyTheme } from '../base/theme.ts'
import type { SiteLanguage } from '../base/site-language.ts'
import type { CachedValue, ReadOptions } from '@milepost/server'
import type { GoalMeasure } from '@milepost/supporter/page-facts'

/** Reads optional documents. If the CMS is unreachable, returns the last known documents, or none (Spec §7). */
export async function readOptionalDocuments<Document>(
  services: Services,
  key: `content:${string}`,
  fetchDocuments: () => Promise<ParsedDocuments<Document>>,
): Promise<readonly Document[]> {
  try {
    const reading = await services.reads.read(key, getContentReadOptions(services), async () => {
      const { documents, failure } = await fetchDocuments()
      // An empty result is only valid if the CMS confirmed it.
      if (failure) throw failure
      return documents
    })
    return reading.value
  } catch (error) {
    if (error instanceof ContentUnavailableError) return []
    throw error
  }
}

/** Site document, and the schemas of its slices. */
export interface HomeContentScope {
  readonly site: SiteConfig
  readonly services: { readonly content: Pick<Services['content'], 'slices'> }
}

// Keyed by the document only, because a process has one set of schemas.
const homeContentCache = new WeakMap<SiteConfig, PageSlice[]>()

/**
 * Returns the slices of the site's home page.
 *
 * @throws ContentError for the first invalid field
 */
export function getHomeContent({ site, services }: HomeContentScope): PageSlice[] {
  const slices =
    homeContentCache.get(site) ?? parseHomeContent(site, { schemas: services.content.slices })
  homeContentCache.set(site, slices)
  return slices
}

/** Default anchor of a donate form. */
export const defaultDonateAnchor = 'donate'

/** Whether a slice is the donate form: the built-in one, or a custom slice that replaces it. */
export function isDonateForm(
  slice: PageSlice,
): slice is Extract<PageSlice, { type: 'donate' | 'custom' }> {
  return slice.type === 'donate' || (slice.type === 'custom' && slice.name === 'donate')
}

/** Returns the anchor of a page's donate form; undefined if the page has none. */
export function findDonateAnchor(slices: readonly PageSlice[]): string | undefined {
  const form = slices.find(isDonateForm)
  if (form === undefined) return undefined
  const { anchor } = form.type === 'donate' ? form.primary : form.slice.primary
  return anchor ?? defaultDonateAnchor
}

/** Returns the path of the donate form on the home page. Uses the default anchor if the home page is invalid. */
export function getHomeDonatePath(scope: HomeContentScope): string {
  try {
    return `/#${findDonateAnchor(getHomeContent(scope)) ?? defaultDonateAnchor}`
  } catch (error) {
    if (error instanceof ContentError) return `/#${defaultDonateAnchor}`
    throw error
  }
}

/** Returns the cache options of content. In development, content is refetched on every request. */
export function getContentReadOptions({ environment }: Services): ReadOptions {
  return environment.development
    ? { kind: 'content', freshMs: 0, staleMs: 0 }
    : { kind: 'content', freshMs: 15_000, staleMs: 600_000 }
}

/** Thrown if the site's document does not exist. */
export class SiteMissingError extends Error {
  override readonly name = 'SiteMissingError' as const
}

/**
 * Loads the site's document from the cache or the CMS, with the application's theme as the default design. Logs recoverable
 * errors in the document once.
 *
 * @throws SiteMissingError if the document does not exist
 * @throws ContentUnavailableError if it is not cached and cannot be read
 */
export async function loadSite(services: Services): Promise<SiteConfig> {
  const { uid, endpoint } = services.environment.content
  const reading = await services.reads.read(
    `content:site:${uid}`,
    getContentReadOptions(services),
    async () => {
      const found = await fetchSite(services.content, { uid })
      if (!found)
        throw new SiteMissingError(`${endpoint} has no custom_site document with the uid "${uid}".`)
      for (const issue of found.issues) warnOnce(`content: ${formatContentProblem(issue)}`)
      return services.theme === undefined
        ? found.site
        : { ...found.site, design: applyTheme(found.site.design, services.theme) }
    },
  )
  // The switch is read from the main language only.
  if (services.inMainLanguage === undefined) {
    services.givingDay.setSwitch(reading.value.isGivingDay)
  }
  return reading.value
}

/**
 * Loads the languages of the application that have a site document, the main one first. If the CMS is unreachable and nothing
 * is cached, returns the main language only.
 */
export async function loadLanguages(services: Services): Promise<readonly SiteLanguage[]> {
  const [main, ...others] = services.languages
  if (main === undefined || others.length === 0) return services.languages
  const { uid } = services.environment.content
  try {
    const { value: written } = await services.reads.read(
      `content:languages:${uid}`,
      getContentReadOptions(services),
      async () => {
        const search = { type: 'custom_site', uid, lang: '*', limit: 100 } as const
        const documents = await findDocuments(services.content, search)
        return documents.map(({ lang }) => String(lang).toLowerCase())
      },
    )
    return [main, ...others.filter(({ lang }) => written.includes(lang))]
  } catch (error) {
    if (error instanceof ContentError || error instanceof ContentUnavailableError) return [main]
    throw error
  }
}

/** Loads all internal pages from the cache or the CMS. */
export function loadPages(services: Services): Promise<CachedValue<InternalPages>> {
  return services.reads.read('content:pages', getContentReadOptions(services), () =>
    fetchInternalPages(services.content),
  )
}

/** Loads the site's `supporter-pages` documents; empty if they are not cached and cannot be read. */
export function loadSupporterPages(services: Services): Promise<readonly SupporterPages[]> {
  return readOptionalDocuments(services, 'content:supporter-pages', () =>
    fetchSupporterPages(services.content),
  )
}

/** Loads the site's tag page documents; empty if they are not cached and cannot be read (Spec §7). */
export function loadTagPages(services: Services): Promise<readonly TagPages[]> {
  return readOptionalDocuments(services, 'content:tag-pages', () => fetchTagPages(services.content))
}

/** Returns the absolute URL of a path in the current page's language. */
export function getSiteUrl(
  { environment, language }: Pick<Services, 'environment' | 'language'>,
  path: string,
): string {
  return environment.origin + (language?.base ?? '') + path
}

/**
 * Returns the measure of supporters' goals: that of the activity total on the home page, or distance if there is none. Custom
 * slices set it in a field `measure`. Invalid content is ignored.
 */
export function getGoalMeasure(scope: HomeContentScope): GoalMeasure {
  try {
    const measures = getHomeContent(scope).map(getSliceMeasure)
    return measures.find((measure) => measure !== undefined) ?? 'distance'
  } catch (error) {
    if (error instanceof ContentError) return 'distance'
    throw error
  }
}

function getSliceMeasure(slice: PageSlice): GoalMeasure | undefined {
  if (slice.type === 'fitnessTotal') return slice.primary.measure
  if (slice.type !== 'custom' || slice.name !== 'fitnessTotal') return undefined
  const { measure } = slice.slice.primary as { measure?: unknown }
  return measure === 'distance' || measure === 'elevation' ? measure : undefined
}

/** A site's document, and the services to read its other documents. */
interface SiteServices {
  readonly site: SiteConfig
  readonly services: Services
}

/** Whether the site has its own registration. False if its document is missing, invalid or unreachable. */
export async function hasRegistration(scope: SiteServices): Promise<boolean> {
  if (scope.services.excludedRoutes.includes('register')) return false
  try {
    return (await loadRegistrationSlice(scope)) !== undefined
  } catch (error) {
    logProblem(error, 'warn')
    return false
  }
}

/** Loads the site's registration slice; undefined if it has none. */
export async function loadRegistrationSlice({ site, services }: SiteServices) {
  if (site.onboarding === undefined) return undefined
  const { id, uid } = site.onboarding
  const reading = await services.reads.read(
    createReadKey('content:onboarding', id, uid),
    getContentReadOptions(services),
    () => fetchOnboarding(services.content, site),
  )
  return reading.value?.registration[0]
}
