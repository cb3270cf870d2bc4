import { encodeText } from '../request/build-query.ts'
import { toSlug } from '../values/to-slug.ts'
import type { ImageTemplate } from './image-link.ts'
import type { WithEnvironment } from './with-environment.ts'

/** The picture of a page by its slug, for pages whose image is not known. */
export function pageImageLink(
  { environment }: WithEnvironment,
  slug: string,
  template: ImageTemplate = 'CrowdfundingOwnerAvatar',
): string {
  const { services, provider } = environment
  return `${services}/v1/${provider}/pages/${encodeText(toSlug(slug))}/image?template=${template}`
}
