import { createHash } from 'node:crypto'
import { currencyOf } from './check-answers.ts'
import { folderName } from './folder-name.ts'
import type { Options } from './read-options.ts'

/** Values that the files of a new site are made of. */
export interface SiteFacts extends Options {
  /** ISO 4217, such as `GBP`. */
  readonly currency: string
  /** The URL of the content repository, ending in `/api/v2`; undefined for files. */
  readonly contentEndpoint: string | undefined
  /** The key of the site: the folder of its content, and the uid of its document. */
  readonly key: string
  /** Guid of the sandbox's campaign. */
  readonly campaignId: string
  readonly charityId: number
  /** BCP 47 tag with the country, such as `en-IE`. */
  readonly language: string
}

/** The demo charities have lower numbers. */
const firstCharityId = 1_000_000

/** Derives the facts from the answers. The same answers give the same ids, so that the content and the sandbox match. */
export function siteFactsOf(options: Options): SiteFacts {
  const key = folderName(options.name)
  const digits = createHash('sha256').update(key).digest('hex')
  return {
    ...options,
    currency: options.currency ?? currencyOf(options.country),
    contentEndpoint: options.content === 'files' ? undefined : options.content,
    key,
    campaignId: `${digits.slice(0, 8)}-${digits.slice(8, 12)}-4${digits.slice(13, 16)}-8${digits.slice(17, 20)}-${digits.slice(20, 32)}`,
    charityId: firstCharityId + (Number.parseInt(digits.slice(0, 6), 16) % 900_000),
    language: `en-${options.country}`,
  }
}
