import { encodeText } from '../request/build-query.ts'
import type { WithEnvironment } from './with-environment.ts'

/** The platform's own address of a campaign. */
export function campaignLink({ environment }: WithEnvironment, slug: string): string {
  return `${environment.www}/campaign/${encodeText(slug)}`
}
