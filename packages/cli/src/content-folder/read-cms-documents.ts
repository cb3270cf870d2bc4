import { createPrismicSource } from '@milepost/content'
import { CommandError } from '../command/command-errors.ts'

/**
 * Reads all published documents of a CMS repository in its main language.
 *
 * @param endpoint - URL of its API, such as `https://{repository}.cdn.prismic.io/api/v2`
 * @throws {CommandError} if the repository cannot be read
 */
export async function readCmsDocuments(
  endpoint: string,
  { accessToken }: { readonly accessToken: string | undefined },
): Promise<unknown[]> {
  try {
    return await createPrismicSource({ endpoint, accessToken }).service.dangerouslyGetAll()
  } catch (cause) {
    throw new CommandError(
      `${endpoint} cannot be read: ${cause instanceof Error ? cause.message : String(cause)}`,
      'Check the URL of the CMS, and CONTENT_ACCESS_TOKEN if the repository is private.',
      { cause },
    )
  }
}
