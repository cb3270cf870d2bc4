import type { APIRequestContext } from '@playwright/test'

/** Returns the amount raised by a supporter's page in one process of the site, in minor units. */
export async function fetchRaisedMinor(
  request: APIRequestContext,
  { origin, slug }: { origin: string; slug: string },
): Promise<number> {
  const answer = await request.get(`${origin}/totals/page/${slug}.json`)
  return ((await answer.json()) as { raisedMinor: number }).raisedMinor
}
