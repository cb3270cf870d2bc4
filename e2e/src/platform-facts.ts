import type { APIRequestContext } from '@playwright/test'
import { withoutScenario } from './journeys/journey.ts'
import type { Stack } from './stack.ts'
import type { Supporter } from './supporter.ts'

/** Reads from the platform with a token, or without one. */
export async function readPlatform<T>(
  request: APIRequestContext,
  stack: Stack,
  path: string,
  token = '',
) {
  const authorization: Record<string, string> =
    token === '' ? {} : { authorization: `Bearer ${token}` }
  const answer = await request.get(stack.sandboxOrigin + path, {
    headers: { ...withoutScenario, ...authorization },
  })
  return (await answer.json()) as T
}

/** Returns the number of a team's members. */
export const teamSize = async (request: APIRequestContext, stack: Stack, slug: string) =>
  (await readPlatform<{ numberOfSupporters: number }>(request, stack, `/api/v1/teamsv3/${slug}`))
    .numberOfSupporters

/** Creates a team for a supporter through the API. */
export async function makeTeam(request: APIRequestContext, stack: Stack, captain: Supporter) {
  const teamShortName = `team-${captain.slug}`
  const answer = await request.put(`${stack.sandboxOrigin}/api/v2/teams`, {
    headers: { ...withoutScenario, authorization: `Bearer ${captain.user.token}` },
    data: {
      teamShortName,
      name: `Herons of ${captain.slug}`,
      story: 'We stand in the water.',
      campaignGuid: captain.campaign,
      captainPageShortName: captain.slug,
      targetAmount: 1000,
      targetCurrency: captain.currency,
    },
  })
  if (!answer.ok()) throw new Error(await answer.text())
  return teamShortName
}
