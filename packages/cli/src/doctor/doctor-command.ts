import { access, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import {
  formatContentProblem,
  checkSite,
  checkSliceModels,
  type MessageCatalogue,
  parseTenants,
} from '@milepost/content'
import { type CommandContext, defineCommand } from '../command/command.ts'
import { CommandError } from '../command/command-errors.ts'
import { listMedia } from '../content-folder/list-media.ts'
import { readContentFolder } from '../content-folder/read-content-folder.ts'
import { readCmsDocuments } from '../content-folder/read-cms-documents.ts'
import { chooseSite } from '../application/choose-site.ts'
import { readMessages } from '../application/read-messages.ts'
import {
  type ApplicationPaths,
  readApplicationPaths,
} from '../application/read-application-paths.ts'
import { readCustomModels } from './read-custom-models.ts'
import { readCustomSchemas } from './read-custom-schemas.ts'

/** `milepost doctor`: reports errors in a site's content, by document and field. */
export const doctorCommand = defineCommand({
  options: {
    site: { type: 'string', value: '<key>', description: 'the site, if there are several' },
    folder: { type: 'string', value: '<folder>', description: 'a different content folder' },
    content: {
      type: 'string',
      value: '<endpoint>',
      description: 'a CMS instead of the folder; its token is CONTENT_ACCESS_TOKEN',
    },
    drafts: {
      type: 'boolean',
      description: 'check drafts instead of the documents that they replace',
    },
    tenant: { type: 'string', value: '<key>', description: 'the customer whose limits apply' },
    tenants: { type: 'string', value: '<file>', description: 'a different table of tenants' },
    messages: {
      type: 'string',
      value: '<file>',
      description: 'a different list of the product’s messages',
    },
    slices: {
      type: 'string',
      value: '<module>',
      description: 'custom sections instead of those in app/site.server.ts',
    },
    models: {
      type: 'string',
      value: '<folder>',
      description: 'their models instead of those in app/slices',
    },
  },
  example: 'doctor --site river',
  details: 'The exit code is 1 if there are errors, and 0 if there are only warnings.',
  async run({ options }, context) {
    const places = await readApplicationPaths(context.cwd)
    const site = await chooseSite(options.site, places, context)
    const at = (path: string) => resolve(context.cwd, path)
    const folder = options.folder === undefined ? join(places.content, site) : at(options.folder)
    const documents =
      options.content === undefined
        ? await readContentFolder(folder, { variants: options.drafts ? 'instead' : undefined })
        : await readCmsDocuments(options.content, {
            accessToken: context.environment['CONTENT_ACCESS_TOKEN'],
          })
    const tenant = await readTenant(
      options.tenant,
      options.tenants === undefined ? places.tenants : at(options.tenants),
    )
    const messages = await readMessageCatalogue(
      options.messages && at(options.messages),
      places,
      context,
    )
    // Media of a CMS are absolute URLs, which the CMS validates.
    const media = options.content === undefined ? new Set(await listMedia(folder)) : undefined
    const own = await findCustomPaths(options, places, at)
    const schemas = own.slices === undefined ? undefined : await readCustomSchemas(own.slices)
    const findings = [
      ...checkSite({
        site,
        documents,
        now: new Date(),
        tenant,
        messages,
        media,
        slices: schemas,
      }),
      ...(own.models === undefined
        ? []
        : checkSliceModels({ models: await readCustomModels(own.models), schemas })),
    ]
    const nothing =
      findings.length === 0
        ? 'no problems'
        : `${findings.length} ${findings.length === 1 ? 'problem' : 'problems'}`
    return {
      lines: [
        ...findings.map((one) => `${one.severity}  ${one.kind}  ${formatContentProblem(one)}`),
        `${site}: ${documents.length} documents, ${nothing}`,
      ],
      json: { site, documents: documents.length, findings },
      hasFindings: findings.some(({ severity }) => severity === 'error'),
    }
  },
})

async function readTenant(key: string | undefined, file: string) {
  if (key === undefined) return undefined
  const found = parseTenants(JSON.parse(await readFile(file, 'utf8'))).get(key)
  if (found === undefined) {
    throw new CommandError(`There is no tenant "${key}"`, `Use a key from ${file}.`)
  }
  return found
}

async function readMessageCatalogue(
  file: string | undefined,
  { application }: ApplicationPaths,
  { log }: CommandContext,
): Promise<MessageCatalogue | undefined> {
  if (file !== undefined) return JSON.parse(await readFile(file, 'utf8')) as MessageCatalogue
  const list = await readMessages(application)
  if (list === undefined) {
    log('Messages are not checked: @milepost/framework is not installed here.')
  }
  return list
}

/**
 * Returns the paths of the application's custom sections and models. With `--slices`, the default models are not used: they
 * belong to other sections.
 */
async function findCustomPaths(
  { slices, models }: { readonly slices: string | undefined; readonly models: string | undefined },
  places: ApplicationPaths,
  at: (path: string) => string,
): Promise<{ readonly slices: string | undefined; readonly models: string | undefined }> {
  const ours = slices === undefined
  return {
    slices: ours ? await findExisting(places.serverFile) : at(slices),
    models:
      models === undefined ? (ours ? await findExisting(places.slices) : undefined) : at(models),
  }
}

function findExisting(path: string): Promise<string | undefined> {
  return access(path).then(
    () => path,
    () => undefined,
  )
}
