import type { Page } from '@milepost/platform'
import type { SessionPage } from './session.ts'

/** What the session keeps of a page. */
export function toSessionPage(page: Page): SessionPage {
  const { active, donationUrl, id, image, name, slug, teamPageId, teamShortName, url, uuid } = page
  const metadata = page.pageMetadata
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
    metadata: { ...metadata },
  }
}
