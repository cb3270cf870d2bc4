import {
  type ContentClient,
  ContentError,
  type ContentProblem,
  ContentUnavailableError,
  describeProblem,
  fetchInternalPages,
  fetchSite,
  fetchSupporterPages,
  fetchTagPages,
} from '@milepost/content'

/**
 * What is wrong in a site's documents, a sentence each: the document, the field and what is there.
 * The list is empty where the content service cannot be read.
 *
 * @param uid - of the site's document
 */
export async function contentProblems(client: ContentClient, uid: string): Promise<string[]> {
  const found = await Promise.all([
    problemsOf(async () => (await client.source.problems?.()) ?? []),
    problemsOf(async () => (await fetchSite(client, { uid }))?.issues ?? []),
    problemsOf(async () => {
      const { pages, broken } = await fetchInternalPages(client)
      return [...broken, ...pages.flatMap(({ issues }) => issues)]
    }),
    ...[fetchSupporterPages, fetchTagPages].map((fetchAll) =>
      problemsOf(async () => {
        const { documents, broken } = await fetchAll(client)
        return [...broken, ...documents.flatMap(({ issues }) => issues)]
      }),
    ),
  ])
  return [...new Set(found.flat())]
}

async function problemsOf(read: () => Promise<readonly ContentProblem[]>): Promise<string[]> {
  try {
    return (await read()).map(describeProblem)
  } catch (error) {
    if (error instanceof ContentError) return [error.message]
    if (error instanceof ContentUnavailableError) return []
    throw error
  }
}
