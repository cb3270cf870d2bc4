import { ContentError, ContentUnavailableError } from '@milepost/content'
import { SiteMissingError } from '../services/load-site.ts'
import type { PageState } from '../page-states/page-state.ts'
import { previewServices } from '../services/preview-services.ts'
import type { Services } from '../services/services.ts'

/**
 * The services that one request is answered with: of the drafts that it asks for, and in the state that it asks for. Where
 * the site cannot be read, as with an unknown ref, there is no state: the page says what is wrong, as it does anyway.
 *
 * @param asked.previewToken - the ref of the drafts
 */
export async function servicesOfRequest(
  services: Services,
  asked: {
    readonly previewToken?: string | undefined
    readonly pageState?: PageState | undefined
  },
): Promise<Services> {
  const { previewToken, pageState } = asked
  const read = previewToken === undefined ? services : previewServices(services, previewToken)
  if (pageState === undefined) return read
  const { servicesInState } = await import('./services-in-state.ts')
  try {
    return await servicesInState(read, pageState)
  } catch (error) {
    const isOfContent =
      error instanceof ContentError ||
      error instanceof ContentUnavailableError ||
      error instanceof SiteMissingError
    if (!isOfContent) throw error
    return read
  }
}
