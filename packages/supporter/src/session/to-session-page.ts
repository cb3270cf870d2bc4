import type { Page, PageMetadata } from '@milepost/platform'
import type { SessionPage } from '../browser-store/session.ts'

/** What the session keeps of a page. */
export function toSessionPage(page: Page): SessionPage {
  const { active, donationUrl, id, image, name, slug, teamPageId, teamShortName, url, uuid } = page
  return {
    active: active && !page.expired,
    donationUrl,
    id,
    image,
    name,
    slug,
    teamPageId,
    teamShortName,
    url,
    uuid,
    metadata: metadataValues(page.pageMetadata),
  }
}

/** The values alone: their ids are for changing them. */
export function metadataValues(metadata: PageMetadata): Record<string, string> {
  return Object.fromEntries(Object.entries(metadata).map(([key, { value }]) => [key, value]))
}
