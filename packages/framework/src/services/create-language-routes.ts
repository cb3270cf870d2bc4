import { createRouteMatcher } from '@milepost/server/react-router'
import { type MatchedRoute, pagePath } from '@milepost/server'
import { createRequestHandler, type RequestHandler, type ServerBuild } from 'react-router'
import type { Services } from './services.ts'
import { loadLanguages } from './load-languages.ts'
import { servicesInLanguage } from './services-in-language.ts'
import { languageOfPath, pathInLanguage, type SiteLanguage } from '../base/site-language.ts'

/** The routes of a site in each of its languages: the same ones below `/cy`, say, with documents in that language. */
export interface LanguageRoutes {
  /** What answers a request, and the services of its language. */
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
