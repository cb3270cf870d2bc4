import { Command, CommanderError } from 'commander'
import * as check from './parse-answers.ts'

export interface SiteOptions {
  readonly name: string
  readonly country: string
  readonly currency?: string
  readonly primary: string
  readonly dark: string
  /** `files`, or the API URL of a CMS repository. */
  readonly content: string
  readonly install: boolean
  readonly start: boolean
  readonly yes?: boolean
}

export interface CommandLine {
  readonly folder: string | undefined
  /** Values from the command line, or defaults. */
  readonly options: SiteOptions
  /** Whether an option is on the command line. */
  readonly isGiven: (name: keyof SiteOptions) => boolean
}

const usageExample =
  'npm create milepost river -- --name "River Trust" --country IE --primary "#0b5d6b" --yes'

/**
 * Parses the command line.
 *
 * @param print - receives the help text
 * @returns undefined if only the help was requested
 * @throws CommanderError for an unknown option, an invalid value or a second folder
 */
export function parseCommandLine(
  args: readonly string[],
  print: (text: string) => void,
): CommandLine | undefined {
  const command = new Command('npm create milepost')
    .usage('[folder] -- [options]')
    .description('Creates a fundraising site: files, a first page, and a sandbox to try it with.')
    .argument('[folder]', 'folder to create (default: the name of the charity)')
    .option('--name <text>', 'name of the charity', check.parseName, 'Our Charity')
    .option('--country <code>', 'country of the charity', check.parseCountry, 'GB')
    .option('--currency <code>', 'currency (default: that of the country)', check.parseCurrency)
    .option('--primary <colour>', 'colour of buttons and links', check.parseColour, '#1d5b8f')
    .option('--dark <colour>', 'colour of dark sections', check.parseColour, '#14344f')
    .option('--content <url>', 'CMS repository, ending in /api/v2', check.parseContent, 'files')
    .option('--no-install', 'do not install packages')
    .option('--no-start', 'do not start the site')
    .option('-y, --yes', 'use the defaults without asking, as it does without a terminal')
    .addHelpText('after', `\nExample:\n\n  ${usageExample}`)
    .configureOutput({ writeOut: print, writeErr: () => undefined })
    .exitOverride()
  try {
    command.parse(args, { from: 'user' })
  } catch (error) {
    if (error instanceof CommanderError && error.exitCode === 0) return undefined
    throw error
  }
  const isGiven = (name: keyof SiteOptions) => command.getOptionValueSource(name) === 'cli'
  return { folder: command.args[0], options: command.opts<SiteOptions>(), isGiven }
}
