import type { Services } from './services.ts'
import { ContentError, ContentUnavailableError } from '@milepost/content'
import { loadLanguages, loadPages, siteAddress } from './load-site.ts'
import type { LanguageLink } from '../base/addresses.ts'
import {
  languageOf,
  languageOfPath,
  pathInLanguage,
  type SiteLanguage,
} from '../base/site-language.ts'
import { type MatchedRoute, pagePath, type ReadCache } from '@milepost/server'
import { createRouteMatcher } from '@milepost/server/react-router'
import { createRequestHandler, type RequestHandler, type ServerBuild } from 'react-router'

/**
 * Returns a document's BCP 47 language if it differs from the page's; undefined if it is the same, or not a language of
 * the application.
 *
 * @param lang - as in the content
 */
export function otherLanguage(
  lang: string,
  { languages, language }: Pick<Services, 'languages' | 'language'>,
): string | undefined {
  const own = languages.find((one) => one.lang === lang.toLowerCase())
  return own === language ? undefined : own?.tag
}

/**
 * The language that supporters most likely write in, as BCP 47 writes it, where a page is in another one: the site's
 * main language, since the platform does not tell. Undefined on pages of the main language (WCAG 3.1.2).
 */
export function supportersLanguage({
  languages,
  language,
}: Pick<Services, 'languages' | 'language'>): string | undefined {
  const [main] = languages
  return main === language ? undefined : main?.tag
}

/**
 * Returns the page's language and its alternates.
 *
 * @param country - the site's
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
        languages.map((language) => toLink(services, language, country)),
      ),
    }),
  }
}

async function toLink(
  services: Services,
  language: SiteLanguage,
  country: string,
): Promise<LanguageLink> {
  const tag = languageOf(country, language)
  const { name } = language
  const inLanguage = servicesInLanguage(services, language)
  return {
    tag,
    name,
    address: siteAddress(inLanguage, ''),
    missing: await missingPaths(inLanguage),
  }
}

/** The paths of content pages that are read in another language; none where the pages cannot be read. */
async function missingPaths(services: Services): Promise<string[]> {
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

/**
 * The services as pages in a language need them: documents in that language, kept apart from those of another;
 * everything else is the same.
 */
function servicesInLanguage(services: Services, language: SiteLanguage): Services {
  const inMainLanguage = services.inMainLanguage ?? services
  const [main] = services.languages
  if (main === undefined || language === main) return inMainLanguage
  const { content: mainContent, reads } = inMainLanguage
  const own: ReadCache = {
    read: (key, options, load) => reads.read(keyIn(key, language), options, load),
    expire: (what, beforeMs) => reads.expire(what, beforeMs),
  }
  const content = mainContent.inLanguage({ lang: language.lang, main: main.lang })
  return { ...inMainLanguage, language, content, reads: own, inMainLanguage }
}

/** The keys of content begin alike in every language, so that a publication expires them all. */
function keyIn(key: string, { lang }: SiteLanguage): string {
  const [, rest] = /^content:(.*)$/s.exec(key) ?? []
  return rest === undefined || rest.startsWith('languages:') ? key : `content:${lang}:${rest}`
}

/** The routes of a site in each of its languages: the same ones below `/cy`, say, with documents in that language. */
interface LanguageRoutes {
  /** Returns the request handler and the services of the request's language. */
  readonly handlerOf: (request: Request) => Promise<{ handle: RequestHandler; services: Services }>
  /** Finds the route of a path, whatever its language. */
  readonly matchRoute: (pathname: string) => Promise<MatchedRoute | undefined>
}

/**
 * Serves a build in the languages of its application. A language in which the site has no document has no addresses:
 * they are paths like any other then.
 */
export function createLanguageRoutes(
  build: ServerBuild,
  services: Services,
  mode: 'production' | 'development',
): LanguageRoutes {
  const handlers = new Map<string, { handle: RequestHandler; services: Services }>()
  const matcher = createRouteMatcher(build)
  const hasLanguages = services.languages.length > 1

  async function languageOf(pathname: string): Promise<SiteLanguage | undefined> {
    const language = hasLanguages ? languageOfPath(pathname, services.languages) : undefined
    if (language === undefined || language.base === '') return undefined
    return (await loadLanguages(services)).includes(language) ? language : undefined
  }

  /** The router takes the language's path for the root of the site: links, redirects and data follow it. */
  function handlerIn(language: SiteLanguage | undefined) {
    const base = language?.base ?? ''
    const known = handlers.get(base)
    if (known !== undefined) return known
    const made =
      language === undefined
        ? { handle: createRequestHandler(build, mode), services }
        : {
            handle: createRequestHandler({ ...build, basename: base }, mode),
            services: servicesInLanguage(services, language),
          }
    handlers.set(base, made)
    return made
  }

  return {
    handlerOf: async ({ url }) => handlerIn(await languageOf(pagePath(new URL(url).pathname))),
    async matchRoute(pathname) {
      const page = pagePath(pathname)
      return matcher(pathInLanguage(page, await languageOf(page)))
    },
  }
}
