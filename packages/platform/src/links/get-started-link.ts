import { buildQuery } from '../request/build-query.ts'
import type { WithEnvironment } from './with-environment.ts'

/** Where a supporter starts a page for a campaign on the platform itself. */
export function getStartedLink({ environment }: WithEnvironment, campaignGuid: string): string {
  return `${environment.www}/fundraising-page/creation${buildQuery({ campaignGuid })}`
}
