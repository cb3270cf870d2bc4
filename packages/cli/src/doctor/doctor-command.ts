import { access, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import {
  describeProblem,
  examineSite,
  examineSliceModels,
  type MessageList,
  parseTenants,
} from '@milepost/content'
import { type CommandContext, defineCommand } from '../command/command.ts'
import { CommandError } from '../command/command-errors.ts'
import { listMedia } from '../content-folder/list-media.ts'
import { readContentFolder } from '../content-folder/read-content-folder.ts'
import { readContentService } from '../content-folder/read-content-service.ts'
import { chooseSite } from '../places/choose-site.ts'
import { readMessages } from '../places/read-messages.ts'
import { type ApplicationPaths, readApplicationPaths } from '../places/read-application-paths.ts'
import { readOwnModels } from './read-own-models.ts'
import { readOwnSchemas } from './read-own-schemas.ts'

/** `milepost doctor`: names what is wrong in a site's content, by document and field. */
export const doctorCommand = defineCommand({
  options: {
    site: { type: 'string', value: '<key>', description: 'the site, where there is more than one' },
    folder: { type: 'string', value: '<folder>', description: 'another folder of content' },
    content: {
      type: 'string',
      value: '<endpoint>',
      description: 'a content service in place of the folder; its token from CONTENT_ACCESS_TOKEN',
    },
    drafts: { type: 'boolean', description: 'look at drafts in the place of what they replace' },
    tenant: { type: 'string', value: '<key>', description: 'the customer whose limits apply' },
    tenants: { type: 'string', value: '<file>', description: 'another table of tenants' },
    messages: {
      type: 'string',
      value: '<file>',
      description: 'another list of the product’s sentences',
    },
    slices: {
      type: 'string',
      value: '<module>',
      description: 'the sections of your own, in place of app/site.server.ts',
    },
    models: {
      type: 'string',
      value: '<folder>',
      description: 'their models, in place of app/slices',
    },
  },
  example: 'doctor --site river',
  details: 'Ends with 1 when there are errors; warnings alone are no error.',
  async run({ options }, context) {
    const places = await readApplicationPaths(context.cwd)
    const site = await chooseSite(options.site, places, context)
    const at = (path: string) => resolve(context.cwd, path)
    const folder = options.folder === undefined ? join(places.content, site) : at(options.folder)
    const documents =
      options.content === undefined
        ? await readContentFolder(folder, { variants: options.drafts ? 'instead' : undefined })
        : await readContentService(options.content, {
            accessToken: context.environment['CONTENT_ACCESS_TOKEN'],
          })
    const tenant = await readTenant(
      options.tenant,
      options.tenants === undefined ? places.tenants : at(options.tenants),
    )
    const messages = await readMessageList(
      options.messages && at(options.messages),
      places,
      context,
    )
    // A CMS lists media by URL, and checks them itself.
    const media = options.content === undefined ? new Set(await listMedia(folder)) : undefined
    const own = await ownParts(options, places, at)
    const schemas = own.slices === undefined ? undefined : await readOwnSchemas(own.slices)
    const findings = [
      ...examineSite({
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
        : examineSliceModels({ models: await readOwnModels(own.models), schemas })),
    ]
    const nothing = findings.length === 0 ? 'nothing is wrong' : `${findings.length} to mend`
    return {
      lines: [
        ...findings.map((one) => `${one.severity}  ${one.kind}  ${describeProblem(one)}`),
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
    throw new CommandError(`There is no tenant "${key}"`, `Name one of ${file}.`)
  }
  return found
}

async function readMessageList(
  file: string | undefined,
  { application }: ApplicationPaths,
  { say }: CommandContext,
): Promise<MessageList | undefined> {
  if (file !== undefined) return JSON.parse(await readFile(file, 'utf8')) as MessageList
  const list = await readMessages(application)
  if (list === undefined) {
    say('The words of the product are not looked at: @milepost/framework is not installed here.')
  }
  return list
}

/** The application's own sections and their models; models are compared only with the sections that belong to them. */
async function ownParts(
  { slices, models }: { readonly slices: string | undefined; readonly models: string | undefined },
  places: ApplicationPaths,
  at: (path: string) => string,
): Promise<{ readonly slices: string | undefined; readonly models: string | undefined }> {
  const ours = slices === undefined
  return {
    slices: ours ? await ifThere(places.serverFile) : at(slices),
    models: models === undefined ? (ours ? await ifThere(places.slices) : undefined) : at(models),
  }
}

function ifThere(path: string): Promise<string | undefined> {
  return access(path).then(
    () => path,
    () => undefined,
  )
}
