import { buildQuery, encodeText } from '../request/build-query.ts'
import { toSlug } from '../values/to-slug.ts'
import type { ImageTemplate } from './image-link.ts'
import type { WithEnvironment } from './with-environment.ts'

/** The picture of a page by its slug, for pages whose image is not known. */
export function pageImageLink(
  { environment }: WithEnvironment,
  slug: string,
  template: ImageTemplate = 'CrowdfundingOwnerAvatar',
): string {
  const path = `/v1/${environment.provider}/pages/${encodeText(toSlug(slug))}/image`
  return environment.services + path + buildQuery({ template })
}
