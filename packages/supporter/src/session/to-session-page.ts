import { type Page, type PageMetadata, wrapPage } from '@milepost/platform'
import type { SessionPage } from '../browser-store/session.ts'

/** Converts a page to the fields that the session stores. */
export function toSessionPage(page: Page): SessionPage {
  const { active, donationUrl, id, image, name, teamPageId, teamShortName, url, uuid } = page
  return {
    ...wrapPage(page),
    data: {
      active: active && !page.expired,
      donationUrl,
      id,
      image,
      name,
      teamPageId,
      teamShortName,
      url,
      uuid,
      metadata: metadataValues(page.pageMetadata),
    },
  }
}

/** Returns metadata values without their ids, which are only needed for changes. */
export function metadataValues(metadata: PageMetadata): Record<string, string> {
  return Object.fromEntries(Object.entries(metadata).map(([key, { value }]) => [key, value]))
}
