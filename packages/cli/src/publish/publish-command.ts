import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseTenants } from '@milepost/content'
import { defineCommand } from '../command/command.ts'
import { CommandError, UsageError } from '../command/command-errors.ts'
import { chooseSite } from '../application/choose-site.ts'
import { readApplicationPaths } from '../application/read-application-paths.ts'
import { fallbackIfMissing } from '../application/fallback-if-missing.ts'
import { countPages } from './count-pages.ts'
import { publishSite } from './publish-site.ts'

/** `milepost publish`: copies the build to `{to}/{tenant}/{site}`, within the tenant's limits. */
export const publishCommand = defineCommand({
  options: {
    site: { type: 'string', value: '<key>', description: 'the site, if there are several' },
    tenant: {
      type: 'string',
      value: '<key>',
      description: 'the customer that the site belongs to',
    },
    to: {
      type: 'string',
      value: '<folder>',
      description: 'the folder with a subfolder for each customer',
    },
    tenants: { type: 'string', value: '<file>', description: 'a different table of tenants' },
    content: {
      type: 'string',
      value: '<endpoint>',
      description: 'the CMS whose pages are counted; its token is CONTENT_ACCESS_TOKEN',
    },
    build: { type: 'string', value: '<folder>', description: 'the build (default: build/)' },
  },
  example: 'publish --site river --tenant rivertrust --to published',
  async run({ options }, context) {
    const { tenant, to } = options
    if (tenant === undefined) throw new UsageError('Set the customer with --tenant.')
    if (to === undefined) throw new UsageError('Set the folder to write to with --to.')
    const places = await readApplicationPaths(context.cwd)
    const site = await chooseSite(options.site, places, context)
    const at = (path: string | undefined, usual: string) =>
      path === undefined ? usual : resolve(context.cwd, path)
    const tenants = parseTenants(await readTenantTable(at(options.tenants, places.tenants)))
    const pages = await countPages(
      options.content === undefined
        ? { folder: join(places.content, site) }
        : {
            endpoint: options.content,
            accessToken: context.environment['CONTENT_ACCESS_TOKEN'],
          },
    )
    const folder = await context.step(`Publishing ${site}`, () =>
      publishSite({
        site,
        tenant,
        tenants,
        pages,
        build: at(options.build, places.build),
        to: resolve(context.cwd, to),
        now: new Date(),
      }),
    )
    return {
      lines: [`Published ${site}, ${pages} pages, to ${folder}`],
      json: { site, tenant, pages, folder },
    }
  },
})

async function readTenantTable(file: string): Promise<unknown> {
  const text = await fallbackIfMissing(readFile(file, 'utf8'), undefined)
  if (text === undefined) {
    const example = { rivertrust: { sites: 1, pages: 50, domains: ['give.example.org'] } }
    throw new CommandError(
      `There is no ${file}`,
      `Define the limits of each customer, such as ${JSON.stringify(example)}`,
    )
  }
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new CommandError(`${file} is not valid JSON`, 'Fix the file.', { cause })
  }
}
