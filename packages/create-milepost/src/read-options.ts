import { parseArgs } from 'node:util'
import { UsageError } from './usage-error.ts'

export const helpText = `npm create milepost [folder] -- [options]

Begins a fundraising site: its files, a first page of your charity's own, and a sandbox to try it with.

  --name <text>       the charity's name
  --country <code>    where it is, such as GB
  --currency <code>   of its gifts; that of the country if left out
  --primary <colour>  the colour of buttons and links, such as #0b5d6b
  --dark <colour>     the colour of the footer and of dark sections
  --content <address> a repository of the content service, ending in /api/v2; files if left out
  --no-install        do not install what the site needs
  --no-start          do not start the site
  --yes               ask nothing
  --help              this text

Without a terminal nothing is asked. Example:

  npm create milepost river -- --name "River Trust" --country IE --primary "#0b5d6b" --yes`

/** What was said on the command line; what was not is undefined. */
export interface Options {
  readonly folder: string | undefined
  readonly name: string | undefined
  readonly country: string | undefined
  readonly currency: string | undefined
  readonly primary: string | undefined
  readonly dark: string | undefined
  readonly content: string | undefined
  readonly install: boolean
  readonly start: boolean
  readonly yes: boolean
  readonly help: boolean
}

/** @throws UsageError for an option that is not known, and for more than one folder */
export function readOptions(args: readonly string[]): Options {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      allowNegative: true,
      options: {
        name: { type: 'string' },
        country: { type: 'string' },
        currency: { type: 'string' },
        primary: { type: 'string' },
        dark: { type: 'string' },
        content: { type: 'string' },
        install: { type: 'boolean', default: true },
        start: { type: 'boolean', default: true },
        yes: { type: 'boolean', short: 'y', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    })
    if (positionals.length > 1) throw new TypeError('Name one folder.')
    const { name, country, currency, primary, dark, content, ...flags } = values
    return { folder: positionals[0], name, country, currency, primary, dark, content, ...flags }
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}
