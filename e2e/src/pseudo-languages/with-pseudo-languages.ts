import type { LanguageDefinition, SiteDefinition } from '@milepost/framework'
import { pseudoLanguages } from './pseudo-languages.ts'
import { toPseudoMessages } from './to-pseudo-messages.ts'
import { toPseudoText } from './to-pseudo-text.ts'

type Messages = Readonly<Record<string, string>>

const english: LanguageDefinition = { lang: 'en-gb', name: 'English' }

/**
 * Adds the pseudo-languages to a site's languages: `/xa` with accents, `/xb` right to left. They translate the
 * product's messages and the site's own ones.
 *
 * @param loadEnglish - loads the product's messages by key
 */
export function withPseudoLanguages(
  site: SiteDefinition,
  loadEnglish: () => Promise<{ readonly messages: Messages }>,
): SiteDefinition {
  const own = site.languages ?? [english]
  async function load(direction: 'ltr' | 'rtl'): Promise<{ default: Messages }> {
    const ofSite = await Promise.all(own.map(async (language) => language.messages?.()))
    const { messages } = await loadEnglish()
    const all = Object.assign({}, ...ofSite.map((one) => one?.default), messages) as Messages
    return { default: toPseudoMessages(all, { direction }) }
  }
  return {
    ...site,
    languages: [
      ...own,
      ...pseudoLanguages.map(({ lang, name, path, direction }) => ({
        lang,
        path,
        name: toPseudoText(name, { direction }),
        messages: () => load(direction),
      })),
    ],
  }
}
