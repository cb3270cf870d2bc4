import { access } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { formatContentProblem, checkSite, type SiteFile } from '@milepost/content'
import { defineCommand } from '../command/command.ts'
import { readCustomSchemas } from '../doctor/read-custom-schemas.ts'
import { readApplicationPaths } from '../application/read-application-paths.ts'
import { describeContents } from './describe-contents.ts'
import { importSite } from './import-site.ts'
import { readSiteFile } from './read-site-file.ts'

/** `milepost import`: writes a site file's content to a folder, unless the doctor finds errors in it. */
export const importCommand = defineCommand({
  arguments: ['file'],
  options: {
    folder: {
      type: 'string',
      value: '<folder>',
      description: 'the folder to write to (default: content/<site>)',
    },
    replace: { type: 'boolean', description: 'replace an existing site' },
    anyway: { type: 'boolean', description: 'import it despite errors' },
  },
  example: 'import river.json --folder content/river',
  async run({ options: { folder, replace, anyway }, arguments: [file = ''] }, { cwd, log }) {
    const places = await readApplicationPaths(cwd)
    const site = await readSiteFile(resolve(cwd, file))
    const findings = await validateSiteFile(site, places.serverFile)
    for (const finding of findings) log(`${finding.severity}  ${formatContentProblem(finding)}`)
    const errors = findings.filter(({ severity }) => severity === 'error').length
    if (errors > 0 && !anyway) {
      log(
        `${errors} ${errors === 1 ? 'error' : 'errors'}: nothing was imported (use --anyway to import it despite them)`,
      )
      return { lines: [], json: { site: site.site, findings }, hasFindings: true }
    }
    const into = folder === undefined ? join(places.content, site.site) : resolve(cwd, folder)
    await importSite(site, { folder: into, replace, cwd })
    return {
      lines: [`${site.site}: ${describeContents(site)}, in ${into}`],
      json: {
        site: site.site,
        folder: into,
        documents: site.documents.length,
        media: site.media.length,
        findings,
      },
    }
  },
})

/** Runs the doctor on the published documents. */
async function validateSiteFile({ site, documents, media }: SiteFile, serverFile: string) {
  const hasOwnSlices = await access(serverFile).then(
    () => true,
    () => false,
  )
  return checkSite({
    site,
    documents: documents
      .filter(({ variant }) => variant === undefined)
      .map((one) => ({ id: '', ...one })),
    media: new Set(media.map(({ path }) => path)),
    now: new Date(),
    slices: hasOwnSlices ? await readCustomSchemas(serverFile) : undefined,
  })
}
