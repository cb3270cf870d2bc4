import { createContentClient } from '@milepost/content'

/**
 * Every published document of a repository, in its main language, as the content service sends them.
 *
 * @param endpoint - the address of its API, such as `https://{repository}.cdn.prismic.io/api/v2`
 * @throws Error when it cannot be read
 */
export async function readContentService(
  endpoint: string,
  { accessToken }: { readonly accessToken?: string | undefined } = {},
): Promise<unknown[]> {
  const { service } = createContentClient({ endpoint, accessToken })
  return service.dangerouslyGetAll()
}
