import { readFile, stat } from 'node:fs/promises'
import { parseSiteFile, SiteFileError, siteFileLimits, type SiteFile } from '@milepost/content'

/**
 * Reads and checks a site file.
 *
 * @throws SiteFileError when it is not what a site file must be; an error of the file system when it cannot be read
 */
export async function readSiteFile(file: string): Promise<SiteFile> {
  // Four bytes a character at most: a file beyond that is not even read.
  const { size } = await stat(file)
  if (size > 4 * siteFileLimits.characters) {
    throw new SiteFileError([{ place: file, problem: 'this file is too large for a site' }])
  }
  return parseSiteFile(await readFile(file, 'utf8'))
}
