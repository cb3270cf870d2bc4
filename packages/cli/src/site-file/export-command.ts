import { writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseSiteFile } from '@milepost/content'
import { defineCommand } from '../command/command.ts'
import { UsageError } from '../command/command-errors.ts'
import { chooseSite } from '../application/choose-site.ts'
import { readApplicationPaths } from '../application/read-application-paths.ts'
import { describeContents } from './describe-contents.ts'
import { exportSite } from './export-site.ts'

/** `milepost export`: writes a site's documents and media to one file. */
export const exportCommand = defineCommand({
  options: {
    site: { type: 'string', value: '<key>', description: 'the site, if there are several' },
    out: { type: 'string', value: '<file>', description: 'the file to write' },
    folder: { type: 'string', value: '<folder>', description: 'a different content folder' },
  },
  example: 'export --site river --out river.json',
  async run({ options: { site: named, out, folder } }, context) {
    if (out === undefined) throw new UsageError('Set the file to write with --out.')
    const places = await readApplicationPaths(context.cwd)
    const site = await chooseSite(named, places, context)
    const from = folder === undefined ? join(places.content, site) : resolve(context.cwd, folder)
    const written = await exportSite({ site, folder: from })
    await writeFile(resolve(context.cwd, out), written)
    const parts = await parseSiteFile(written)
    return {
      lines: [`${site}: ${describeContents(parts)}, ${written.length} characters, in ${out}`],
      json: {
        site,
        file: out,
        documents: parts.documents.length,
        media: parts.media.length,
        characters: written.length,
      },
    }
  },
})
