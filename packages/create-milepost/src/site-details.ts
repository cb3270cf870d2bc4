import { createHash } from 'node:crypto'
import { getCurrency } from './parse-answers.ts'
import { toFolderName } from './folder-name.ts'
import type { SiteOptions } from './parse-command-line.ts'

/** Values for the files of a new site. */
export interface SiteDetails extends SiteOptions {
  /** ISO 4217, such as `GBP`. */
  readonly currency: string
  /** API URL of the CMS repository, ending in `/api/v2`; undefined for content in files. */
  readonly contentEndpoint: string | undefined
  /** Key of the site: its content folder, and the uid of its document. */
  readonly key: string
  /** GUID of the sandbox's campaign. */
  readonly campaignId: string
  readonly charityId: number
  /** BCP 47 tag with the country, such as `en-IE`. */
  readonly language: string
}

/** Lowest charity id of new sites. The demo charities have lower ids. */
const firstCharityId = 1_000_000

/** Derives the values from the options. The ids depend on the options only, so that content and sandbox match. */
export function createSiteDetails(options: SiteOptions): SiteDetails {
  const key = toFolderName(options.name)
  const digits = createHash('sha256').update(key).digest('hex')
  return {
    ...options,
    currency: options.currency ?? getCurrency(options.country),
    contentEndpoint: options.content === 'files' ? undefined : options.content,
    key,
    campaignId: `${digits.slice(0, 8)}-${digits.slice(8, 12)}-4${digits.slice(13, 16)}-8${digits.slice(17, 20)}-${digits.slice(20, 32)}`,
    charityId: firstCharityId + (Number.parseInt(digits.slice(0, 6), 16) % 900_000),
    language: `en-${options.country}`,
  }
}
