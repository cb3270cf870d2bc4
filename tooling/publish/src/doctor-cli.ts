import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { describeProblem, examineSite, parseTenants } from '@milepost/content'
import { listMedia } from './list-media.ts'
import { readCommandLine } from './read-command-line.ts'
import { readContentFolder } from './read-content-folder.ts'
import { readContentService } from './read-content-service.ts'
import { readMessages } from './read-messages.ts'
import { repositoryPlaces } from './repository-places.ts'

const usage =
  'npm run doctor -- --site <key> [--folder <content folder> | --content <endpoint>] [--drafts] [--tenant <key>] [--tenants <file>] [--messages <source folder>] [--json]'

process.exitCode = await main(process.argv.slice(2))

async function main(args: readonly string[]): Promise<number> {
  const options = readCommandLine(usage, console, () => readOptions(args))
  if (options === undefined) return 2
  const { site } = options
  try {
    const { content, folder } = options
    const documents =
      content === undefined
        ? await readContentFolder(folder, options)
        : await readContentService(content, { accessToken: process.env['CONTENT_ACCESS_TOKEN'] })
    const tenant = await readTenant(options)
    const messages = await readMessages(options.messages)
    // A content service names its media by address, and knows whether they are there.
    const media = content === undefined ? new Set(await listMedia(folder)) : undefined
    const findings = examineSite({ site, documents, now: new Date(), tenant, messages, media })
    if (options.json) console.log(JSON.stringify(findings, null, 2))
    else {
      for (const one of findings)
        console.log(`${one.severity}  ${one.kind}  ${describeProblem(one)}`)
      const nothing = findings.length === 0 ? 'nothing is wrong' : `${findings.length} to mend`
      console.log(`${site}: ${documents.length} documents, ${nothing}`)
    }
    return findings.some(({ severity }) => severity === 'error') ? 1 : 0
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return 2
  }
}

async function readTenant({ tenant, tenants }: { tenant: string | undefined; tenants: string }) {
  if (tenant === undefined) return undefined
  const found = parseTenants(JSON.parse(await readFile(tenants, 'utf8'))).get(tenant)
  if (found === undefined) throw new Error(`There is no tenant "${tenant}"`)
  return found
}

function readOptions(args: readonly string[]) {
  const option = { type: 'string' } as const
  const { values } = parseArgs({
    args: [...args],
    options: {
      site: option,
      folder: option,
      content: option,
      tenant: option,
      tenants: option,
      messages: option,
      drafts: { type: 'boolean' },
      json: { type: 'boolean' },
    },
  })
  const { site, tenant, content } = values
  if (site === undefined) return undefined
  return {
    site,
    tenant,
    content,
    folder: resolve(values.folder ?? repositoryPlaces.content(site)),
    tenants: resolve(values.tenants ?? repositoryPlaces.tenants),
    messages:
      values.messages === undefined ? repositoryPlaces.messages : [resolve(values.messages)],
    variants: values.drafts === true ? ('instead' as const) : undefined,
    json: values.json ?? false,
  }
}
