import type { APIRequestContext } from '@playwright/test'

/** What a process of the site says that a supporter's page has raised, in minor units. */
export async function fetchRaisedMinor(
  request: APIRequestContext,
  { origin, slug }: { origin: string; slug: string },
): Promise<number> {
  const answer = await request.get(`${origin}/totals/page/${slug}.json`)
  return ((await answer.json()) as { raisedMinor: number }).raisedMinor
}
