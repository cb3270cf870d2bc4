import * as prompts from '@clack/prompts'
import { InvalidArgumentError } from 'commander'
import { parseColour, parseContent, parseName, countries } from './parse-answers.ts'
import type { CommandLine, SiteOptions } from './parse-command-line.ts'

/**
 * Asks for the omitted options.
 *
 * @param terminal - streams to use instead of `process.stdin` and `process.stdout`
 * @throws Error if a question is cancelled, by Ctrl-C or Escape
 */
export async function askOptions(
  { options, isGiven }: CommandLine,
  terminal: prompts.CommonOptions,
): Promise<SiteOptions> {
  const ask = (
    name: 'name' | 'primary' | 'dark' | 'content',
    message: string,
    parse: AnswerParser,
  ) => {
    const value = options[name]
    const validate = (answer = '') => (answer === '' ? undefined : getAnswerError(answer, parse))
    const question = { message, placeholder: value, defaultValue: value, validate, ...terminal }
    return async () => (isGiven(name) ? value : prompts.text(question))
  }
  const installQuestion = `Install packages${options.start ? ' and start the site' : ''}?`
  prompts.intro('Create a fundraising site', terminal)
  const answers = await prompts.group(
    {
      name: ask('name', 'Name of the charity', parseName),
      country: async () =>
        isGiven('country') ? options.country : askCountry(options.country, terminal),
      primary: ask('primary', 'Colour of buttons and links', parseColour),
      dark: ask('dark', 'Colour of the footer and of dark sections', parseColour),
      content: ask('content', 'Content: files, or the URL of a Prismic repository', parseContent),
      install: async () =>
        options.install && prompts.confirm({ message: installQuestion, ...terminal }),
    },
    {
      onCancel: () => {
        throw new Error('Cancelled. Nothing was written.')
      },
    },
  )
  prompts.outro('Creating the site …', terminal)
  return {
    ...options,
    ...answers,
    name: parseName(answers.name),
    primary: parseColour(answers.primary),
    dark: parseColour(answers.dark),
    content: parseContent(answers.content),
  }
}

type AnswerParser = (answer: string) => string

function getAnswerError(answer: string, parse: AnswerParser): string | undefined {
  try {
    parse(answer)
    return undefined
  } catch (error) {
    if (error instanceof InvalidArgumentError) return error.message
    throw error
  }
}

function askCountry(initialValue: string, terminal: prompts.CommonOptions) {
  const names = new Intl.DisplayNames('en', { type: 'region' })
  const options = countries
    .map((value) => ({ value, label: names.of(value) ?? value, hint: value }))
    .toSorted((a, b) => a.label.localeCompare(b.label, 'en'))
  return prompts.autocomplete({
    message: 'Country',
    options,
    initialValue,
    maxItems: 8,
    ...terminal,
  })
}
