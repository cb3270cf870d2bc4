import { encodeText } from '../request/build-query.ts'
import { donateQuery, type DonateParameters } from './donate-parameters.ts'
import type { WithEnvironment } from './with-environment.ts'

/** Where a donor gives to a campaign itself (Spec §7). */
export function campaignDonateLink(
  { environment }: WithEnvironment,
  campaignGuid: string,
  parameters?: DonateParameters,
): string {
  const path = `/v1/campaign/donate/campaignGuid/${encodeText(campaignGuid)}`
  return environment.link + path + donateQuery(parameters)
}
