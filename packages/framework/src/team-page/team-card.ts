import type { Team } from '@milepost/platform'
import { mediaAddress } from '@milepost/server/media-address'
import type { PageScope } from '../request/page-scope.ts'
import { readTeam } from '../request/read-team.ts'
import { type CardOfPage, sitePicture, toShareCard } from '../share/page-card.ts'
import type { TotalFigures } from '../view-models/to-total-figures.ts'

import { teamFigures } from './team-figures.ts'

/** The share card of a team, with what its members raised together: with its own picture, or else the site's. */
export function teamCard(
  scope: PageScope,
  { slug, name, image }: Pick<Team, 'slug' | 'name' | 'image'>,
  figures: TotalFigures,
): CardOfPage {
  const picture = image ? mediaAddress(image) : sitePicture(scope)
  return {
    subject: `team/${encodeURIComponent(slug)}`,
    card: toShareCard(scope, { title: name, figures, picture }),
  }
}

/**
 * Reads a team and makes its card.
 *
 * @returns undefined when there is no such team
 * @throws PlatformError when the team was never read and cannot be read
 */
export async function loadTeamCard(
  scope: PageScope,
  slug: string,
): Promise<CardOfPage | undefined> {
  const reading = await readTeam(scope, slug)
  if (reading === undefined) return undefined
  const { figures } = await teamFigures(scope, reading)
  return teamCard(scope, reading.value, figures)
}
