import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import {
  ContentUnavailableError,
  parseTenants,
  TenantLimitError,
  TenantTableError,
} from '@milepost/content'
import { countPages } from './count-pages.ts'
import { PublishError, publishSite } from './publish-site.ts'
import { readCommandLine } from './read-command-line.ts'
import { repositoryPlaces } from './repository-places.ts'

const usage =
  'npm run site:publish -- --site <key> --tenant <key> --to <folder> [--tenants <file>] [--content <endpoint>] [--build <folder>]'

process.exitCode = await main(process.argv.slice(2))

async function main(args: readonly string[]): Promise<number> {
  const options = readCommandLine(usage, console, () => readOptions(args))
  if (options === undefined) return 2
  const { site, tenant, to } = options
  try {
    const tenants = parseTenants(JSON.parse(await readFile(options.tenants, 'utf8')))
    const folder = repositoryPlaces.content(site)
    const pages = await countPages(
      options.content === undefined ? { folder } : { endpoint: options.content },
    )
    const request = { site, tenant, tenants, pages, build: options.build, to, now: new Date() }
    console.log(`Published ${site}, ${pages} pages, to ${await publishSite(request)}`)
    return 0
  } catch (error) {
    if (!isExplained(error)) throw error
    console.error(error.message)
    return 1
  }
}

function readOptions(args: readonly string[]) {
  const option = { type: 'string' } as const
  const { values } = parseArgs({
    args: [...args],
    options: {
      site: option,
      tenant: option,
      to: option,
      tenants: option,
      content: option,
      build: option,
    },
  })
  const { site, tenant, to, content } = values
  if (site === undefined || tenant === undefined || to === undefined) return undefined
  return {
    site,
    tenant,
    content,
    to: resolve(to),
    tenants: resolve(values.tenants ?? repositoryPlaces.tenants),
    build: resolve(values.build ?? repositoryPlaces.build),
  }
}

function isExplained(error: unknown): error is Error {
  return (
    error instanceof PublishError ||
    error instanceof TenantLimitError ||
    error instanceof TenantTableError ||
    error instanceof ContentUnavailableError ||
    error instanceof SyntaxError ||
    (error instanceof Error && 'code' in error)
  )
}
