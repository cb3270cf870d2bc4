import type { PageState } from '../page-states/page-state.ts'
import { previewServices } from '../services/preview-services.ts'
import type { Services } from '../services/services.ts'

/**
 * The services that one request is answered with: of the drafts that it asks for, and in the state that it asks for.
 *
 * @param asked.previewToken - the ref of the drafts
 * @throws SiteMissingError, ContentUnavailableError where a state is asked for, and the site cannot be read
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
  return servicesInState(read, pageState)
}
