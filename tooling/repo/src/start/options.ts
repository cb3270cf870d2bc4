import { readdirSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { UsageError } from '@milepost/cli/src/command/command-errors.ts'
import {
  parseNumericOptions,
  type NumericServeOptions,
} from '@milepost/cli/src/serve/serve-options.ts'

export interface StartOptions extends NumericServeOptions {
  /** Keys of the demo sites, the first of which has the help for newcomers. */
  sites: readonly string[]
  development: boolean
  reset: boolean
  help: boolean
  /** Source of the documents. */
  content: 'sandbox' | 'files'
}

export const helpText = `npm start -- [options]

  --site <key>           the demo site to show: tideline (default) or summit; or both in one process: tideline,summit
  --reset                forget everything that was given and start from a fresh database
  --scale <n>            a world n times larger, 1 to 100 (with --reset)
  --content files        read the documents from their folder, without a content service (docs/guides/connect-services.md#content-sources)
  --port <n>             the site's port (default 4000, or the next free one)
  --sandbox-port <n>     the sandbox's port (default 4100, or the next free one)
  --help                 this text

npm run dev takes the same options and reloads code, styles and content as you edit.`

/**
 * Reads the command line.
 *
 * @param contentFolder - has a folder for each demo site
 * @throws UsageError naming what is wrong and what would be right
 */
export function readOptions(args: readonly string[], contentFolder: string): StartOptions {
  const values = parse(args)
  const known = readdirSync(contentFolder, { withFileTypes: true }).filter((e) => e.isDirectory())
  const keys = known.map(({ name }) => name).toSorted()
  const requested = values.site ?? process.env['SITE'] ?? 'tideline'
  const sites = [...new Set(requested.split(',').map((key) => key.trim()))]
  const unknown = sites.find((key) => !keys.includes(key))
  if (unknown !== undefined)
    throw new UsageError(`There is no site "${unknown}". There are: ${keys.join(', ')}.`)
  if (sites.length > 1 && values.dev)
    throw new UsageError('--site takes one site with npm run dev.')
  const { content } = values
  if (content !== 'sandbox' && content !== 'files')
    throw new UsageError(`--content takes sandbox or files, not "${content}".`)
  const numbers = parseNumericOptions(
    { port: values.port, 'sandbox-port': values['sandbox-port'], scale: values.scale },
    { environment: process.env },
  )
  const { dev: development, reset, help } = values
  return { ...numbers, sites, development, reset, help, content }
}

function parse(args: readonly string[]) {
  const flag = { type: 'boolean', default: false } as const
  const text = { type: 'string' } as const
  const content = { type: 'string', default: 'sandbox' } as const
  const texts = { site: text, port: text, 'sandbox-port': text, scale: text, content }
  const flags = { dev: flag, reset: flag, help: { ...flag, short: 'h' } }
  try {
    return parseArgs({ args: [...args], options: { ...texts, ...flags } }).values
  } catch (error) {
    throw new UsageError((error as Error).message)
  }
}
