import type { Services } from './services.ts'
import { ContentError, ContentUnavailableError } from '@milepost/content'
import { loadLanguages, loadPages, getSiteUrl } from './load-site.ts'
import type { LanguageLink } from '../base/addresses.ts'
import {
  getLanguage,
  getPathLanguage,
  stripLanguagePrefix,
  type SiteLanguage,
} from '../base/site-language.ts'
import { type MatchedRoute, toPagePath, type ReadCache } from '@milepost/server'
import { createRouteMatcher } from '@milepost/server/react-router'
import { createRequestHandler, type RequestHandler, type ServerBuild } from 'react-router'

/**
 * Returns the BCP 47 tag of a document's language if it differs from the page's. Undefined if it is the same, or not a
 * language of the application.
 *
 * @param lang - language code in the CMS
 */
export function getDocumentLanguage(
  lang: string,
  { languages, language }: Pick<Services, 'languages' | 'language'>,
): string | undefined {
  const own = languages.find((one) => one.lang === lang.toLowerCase())
  return own === language ? undefined : own?.tag
}

/**
 * Returns the BCP 47 tag of supporters' texts on a page in another language (WCAG 3.1.2). This is the main language, because
 * the platform does not store the language of texts. Undefined on pages in the main language.
 */
export function getSupporterLanguage({
  languages,
  language,
}: Pick<Services, 'languages' | 'language'>): string | undefined {
  const [main] = languages
  return main === language ? undefined : main?.tag
}

/**
 * Returns the page's text direction and its alternate languages.
 *
 * @param country - country code of the site
 */
export async function toLanguageView(
  services: Services,
  country: string,
): Promise<{ direction?: 'rtl'; languages?: LanguageLink[] }> {
  const languages = await loadLanguages(services)
  return {
    ...(services.language?.dir === 'rtl' && { direction: 'rtl' as const }),
    ...(languages.length > 1 && {
      languages: await Promise.all(
        languages.map((language) => toLanguageLink(services, language, country)),
      ),
    }),
  }
}

async function toLanguageLink(
  services: Services,
  language: SiteLanguage,
  country: string,
): Promise<LanguageLink> {
  const tag = getLanguage(country, language)
  const { name } = language
  const inLanguage = createServicesInLanguage(services, language)
  return {
    tag,
    name,
    address: getSiteUrl(inLanguage, ''),
    missing: await findUntranslatedPaths(inLanguage),
  }
}

/** Returns the paths of content pages without a translation in the services' language; empty if the pages cannot be read. */
async function findUntranslatedPaths(services: Services): Promise<string[]> {
  try {
    const { value } = await loadPages(services)
    const { language } = services
    return value.pages
      .filter(({ lang }) => lang !== '' && lang.toLowerCase() !== language?.lang)
      .map(({ uid }) => `/${uid}`)
  } catch (error) {
    if (error instanceof ContentError || error instanceof ContentUnavailableError) return []
    throw error
  }
}

/** Creates the services for pages in a language. They only differ in the documents that they read, and their cache keys. */
function createServicesInLanguage(services: Services, language: SiteLanguage): Services {
  const inMainLanguage = services.inMainLanguage ?? services
  const [main] = services.languages
  if (main === undefined || language === main) return inMainLanguage
  const { content: mainContent, reads } = inMainLanguage
  const own: ReadCache = {
    read: (key, options, load) => reads.read(getLocalisedKey(key, language), options, load),
    invalidate: (what, beforeMs) => reads.invalidate(what, beforeMs),
  }
  const content = mainContent.inLanguage({ lang: language.lang, main: main.lang })
  return { ...inMainLanguage, language, content, reads: own, inMainLanguage }
}

/** Adds the language to a `content:` cache key, after the prefix, so that a publication invalidates all languages. */
function getLocalisedKey(key: string, { lang }: SiteLanguage): string {
  const [, rest] = /^content:(.*)$/s.exec(key) ?? []
  return rest === undefined || rest.startsWith('languages:') ? key : `content:${lang}:${rest}`
}

/** Request handlers and route matching for all languages of a site. */
interface LanguageRoutes {
  /** Returns the request handler and the services for the request's language. */
  readonly getHandler: (request: Request) => Promise<{ handle: RequestHandler; services: Services }>
  /** Matches a path with or without a language prefix. */
  readonly matchRoute: (pathname: string) => Promise<MatchedRoute | undefined>
}

/**
 * Creates the routes of a build in all languages of its application. The prefix of a language without a site document is not
 * recognised.
 */
export function createLanguageRoutes(
  build: ServerBuild,
  services: Services,
  mode: 'production' | 'development',
): LanguageRoutes {
  const handlers = new Map<string, { handle: RequestHandler; services: Services }>()
  const matcher = createRouteMatcher(build)
  const hasLanguages = services.languages.length > 1

  async function getLanguage(pathname: string): Promise<SiteLanguage | undefined> {
    const language = hasLanguages ? getPathLanguage(pathname, services.languages) : undefined
    if (language === undefined || language.base === '') return undefined
    return (await loadLanguages(services)).includes(language) ? language : undefined
  }

  /** Returns the request handler of a language, whose prefix is the router's `basename`. */
  function handlerIn(language: SiteLanguage | undefined) {
    const base = language?.base ?? ''
    const known = handlers.get(base)
    if (known !== undefined) return known
    const made =
      language === undefined
        ? { handle: createRequestHandler(build, mode), services }
        : {
            handle: createRequestHandler({ ...build, basename: base }, mode),
            services: createServicesInLanguage(services, language),
          }
    handlers.set(base, made)
    return made
  }

  return {
    getHandler: async ({ url }) => handlerIn(await getLanguage(toPagePath(new URL(url).pathname))),
    async matchRoute(pathname) {
      const page = toPagePath(pathname)
      return matcher(stripLanguagePrefix(page, await getLanguage(page)))
    },
  }
}
