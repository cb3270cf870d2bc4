import { readFile, stat } from 'node:fs/promises'
import { parseSiteFile, SiteFileError, siteFileLimits, type SiteFile } from '@milepost/content'

/**
 * Reads and validates a site file.
 *
 * @throws {SiteFileError} if it is not a valid site file, or is too large
 * @throws {Error} if it cannot be read
 */
export async function readSiteFile(file: string): Promise<SiteFile> {
  // UTF-8 has at most four bytes per character, so a larger file exceeds the limit in any case.
  const { size } = await stat(file)
  if (size > 4 * siteFileLimits.characters) {
    throw new SiteFileError([{ location: file, problem: 'this file is too large for a site' }])
  }
  return parseSiteFile(await readFile(file, 'utf8'))
}
