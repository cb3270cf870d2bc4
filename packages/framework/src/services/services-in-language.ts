import type { ReadCache } from '@milepost/server'
import type { Services } from './services.ts'
import type { SiteLanguage } from '../base/site-language.ts'

/**
 * The services as pages in a language need them: documents in that language, kept apart from those of another;
 * everything else is the same.
 */
export function servicesInLanguage(services: Services, language: SiteLanguage): Services {
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
