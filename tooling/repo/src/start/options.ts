import { readdirSync } from 'node:fs'
import { parseArgs } from 'node:util'

/** What `npm start` was asked to do. */
export interface StartOptions {
  site: string
  /** More sites that the same process shows. */
  otherSites: readonly string[]
  development: boolean
  reset: boolean
  help: boolean
  sitePort: number
  sandboxPort: number
  scale: number
  /** Where the site reads its documents. */
  content: 'sandbox' | 'files'
}

/** A wrong option; the message is for the person who typed it. */
export class OptionError extends Error {
  override readonly name = 'OptionError' as const
}

export const helpText = `npm start -- [options]

  --site <key>           the demo site to show: tideline (default) or summit; or both in one process: tideline,summit
  --reset                forget everything that was given and start from a fresh database
  --scale <n>            a world n times larger, 1 to 100 (with --reset)
  --content files        read the documents from their folder, without a content service (docs/guides/content-sources.md)
  --port <n>             the site's port (default 4000, or the next free one)
  --sandbox-port <n>     the sandbox's port (default 4100, or the next free one)
  --help                 this text

npm run dev takes the same options and reloads code, styles and content as you edit.`

/**
 * Reads the command line.
 *
 * @param args - the arguments after the script's name
 * @param sites - the site keys there is content for
 * @throws OptionError that says what is wrong and what would be right
 */
export function readOptions(args: readonly string[], sites: readonly string[]): StartOptions {
  const values = parse(args)
  const asked = values.site ?? process.env['SITE'] ?? sites.find((key) => key === 'tideline') ?? ''
  const [site = '', ...otherSites] = [...new Set(asked.split(',').map((key) => key.trim()))]
  for (const key of [site, ...otherSites]) {
    if (sites.includes(key)) continue
    throw new OptionError(`There is no site "${key}". There are: ${sites.join(', ')}.`)
  }
  if (otherSites.length > 0 && values.dev) {
    throw new OptionError('--site takes one site with npm run dev.')
  }
  return {
    site,
    otherSites,
    development: values.dev ?? false,
    reset: values.reset ?? false,
    help: values.help ?? false,
    sitePort: wholeNumber('--port', values.port ?? process.env['SITE_PORT'] ?? '4000', 1, 65_535),
    sandboxPort: wholeNumber(
      '--sandbox-port',
      values['sandbox-port'] ?? process.env['SANDBOX_PORT'] ?? '4100',
      1,
      65_535,
    ),
    scale: wholeNumber('--scale', values.scale ?? '1', 1, 100),
    content: contentNamed(values.content ?? 'sandbox'),
  }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        site: { type: 'string' },
        dev: { type: 'boolean' },
        reset: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
        port: { type: 'string' },
        'sandbox-port': { type: 'string' },
        scale: { type: 'string' },
        content: { type: 'string' },
      },
    }).values
  } catch (error) {
    throw new OptionError(error instanceof Error ? error.message : String(error))
  }
}

function contentNamed(name: string): StartOptions['content'] {
  if (name === 'sandbox' || name === 'files') return name
  throw new OptionError(`--content takes sandbox or files, not "${name}".`)
}

function wholeNumber(option: string, text: string, minimum: number, maximum: number): number {
  const value = Number(text)
  if (Number.isInteger(value) && value >= minimum && value <= maximum) return value
  throw new OptionError(
    `${option} takes a whole number from ${minimum} to ${maximum}, not "${text}".`,
  )
}

/** The site keys there is content for: the folders below `apps/site/content`. */
export function sitesIn(contentFolder: string): string[] {
  return readdirSync(contentFolder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .toSorted()
}
