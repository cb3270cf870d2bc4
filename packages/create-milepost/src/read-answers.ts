import {
  checkColour,
  checkContent,
  checkCountry,
  checkCurrency,
  checkName,
  currencyOf,
} from './check-answers.ts'
import { folderName } from './folder-name.ts'
import type { Options } from './read-options.ts'
import type { SiteAnswers } from './site-answers.ts'
import { UsageError } from './usage-error.ts'

/** Asks a person one question; undefined where nobody can be asked. */
export type AskQuestion = ((question: string) => Promise<string>) | undefined

/** The answers that are taken if the command line gives none. */
const usual = { name: 'Our Charity', country: 'GB', primary: '#1d5b8f', dark: '#14344f' }

/**
 * Puts the answers together: from the command line, then from a person, then from what is usual. A person is asked again
 * until the answer can be used.
 *
 * @throws UsageError for an option that cannot be used
 */
export async function readAnswers(options: Options, ask: AskQuestion): Promise<SiteAnswers> {
  const answer = async <T>(
    given: string | undefined,
    question: string,
    otherwise: string,
    check: (text: string) => T,
  ): Promise<T> => {
    if (given !== undefined) return check(given)
    if (ask === undefined) return check(otherwise)
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop -- one question after the other
      const text = (await ask(`${question} (${otherwise}) `)).trim()
      try {
        return check(text === '' ? otherwise : text)
      } catch (error) {
        if (!(error instanceof UsageError)) throw error
        console.error(error.message)
      }
    }
  }
  const name = await answer(options.name, 'What is the charity called?', usual.name, checkName)
  const country = await answer(
    options.country,
    'In which country? Two letters',
    usual.country,
    checkCountry,
  )
  const primary = await answer(
    options.primary,
    'Which colour have its buttons?',
    usual.primary,
    checkColour,
  )
  const dark = await answer(options.dark, 'And its dark sections?', usual.dark, checkColour)
  const contentEndpoint = await answer(
    options.content,
    'Where is its content? "files", or the address of a repository',
    'files',
    checkContent,
  )
  return {
    folder: options.folder ?? folderName(name),
    name,
    country,
    currency: checkCurrency(options.currency ?? currencyOf(country)),
    primary,
    dark,
    contentEndpoint,
    isInstalled: options.install,
    isStarted: options.install && options.start,
  }
}
