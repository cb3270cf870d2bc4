import { createHash } from 'node:crypto'
import { folderName } from './folder-name.ts'
import type { SiteAnswers } from './site-answers.ts'

/** What the files of a new site are made of. */
export interface SiteFacts extends SiteAnswers {
  /** The key of the site: the folder of its content, and the uid of its document. */
  readonly key: string
  /** Guid of the sandbox's campaign. */
  readonly campaignId: string
  readonly charityId: number
  /** BCP 47, as the country writes: `en-IE`. */
  readonly language: string
}

/** Numbers from here are no charity's of the demo. */
const firstCharityId = 1_000_000

/** The same answers give the same numbers, so that files and sandbox fit each other. */
export function siteFactsOf(answers: SiteAnswers): SiteFacts {
  const key = folderName(answers.name)
  const digits = createHash('sha256').update(key).digest('hex')
  return {
    ...answers,
    key,
    campaignId: `${digits.slice(0, 8)}-${digits.slice(8, 12)}-4${digits.slice(13, 16)}-8${digits.slice(17, 20)}-${digits.slice(20, 32)}`,
    charityId: firstCharityId + (Number.parseInt(digits.slice(0, 6), 16) % 900_000),
    language: `en-${answers.country}`,
  }
}
