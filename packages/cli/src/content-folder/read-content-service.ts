import { prismicSource } from '@milepost/content'
import { CommandError } from '../command/command-errors.ts'

/**
 * Every published document of a repository, in its main language, as the content service sends them.
 *
 * @param endpoint - the address of its API, such as `https://{repository}.cdn.prismic.io/api/v2`
 * @throws CommandError when it cannot be read
 */
export async function readContentService(
  endpoint: string,
  { accessToken }: { readonly accessToken: string | undefined },
): Promise<unknown[]> {
  try {
    return await prismicSource({ endpoint, accessToken }).service.dangerouslyGetAll()
  } catch (cause) {
    throw new CommandError(
      `${endpoint} cannot be read: ${cause instanceof Error ? cause.message : String(cause)}`,
      'Check the address of the content service, and CONTENT_ACCESS_TOKEN where it asks for one.',
      { cause },
    )
  }
}
