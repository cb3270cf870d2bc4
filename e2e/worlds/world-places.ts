import type { World, WorldPage } from './world.ts'

/** First id, outside the range of the sandbox's built-in worlds. */
const first = 50_000_000

const guid = (kind: number, index: number) =>
  `f0f0f0f0-${String(kind).padStart(4, '0')}-4000-8000-${String(index).padStart(12, '0')}`

/** Identifiers of a team. */
export interface WorldTeam {
  id: number
  guid: string
  shortName: string
}

/** A world's causes and pages with their identifiers on the platform. */
export interface WorldPlaces {
  causes: {
    id: number
    guid: string
    currency: string
    directMinor: readonly number[]
    hiddenCount: number
    /** Whether its item excludes offline donations. */
    excludesOffline: boolean
    hasTagBoard: boolean
    teams: WorldTeam[]
  }[]
  pages: (WorldPage & {
    id: number
    guid: string
    shortName: string
    /** Index in `causes`. */
    causeIndex: number
    currency: string
    campaignId: number | undefined
    teamId: number | undefined
    /** Whether its item excludes offline donations, or else the first item. */
    excludesOffline: boolean
  })[]
  /** GUIDs or short names, as in the site's settings. */
  excludeTeamIds: string[]
  excludedTeamIds: ReadonlySet<number>
}

/** Assigns ids and short names to a world's causes, teams and pages. */
export function placesOf({ causes, pages, crowd, site }: World): WorldPlaces {
  const excludesOffline = (index: number) =>
    site.ofItems[index % Math.max(1, site.ofItems.length)] ?? site.excludeOffline
  const itemAt = ({ cause, isInCampaign }: WorldPage, index: number) => {
    if (site.kind === 'page') return index
    return site.kind === 'campaign' && !isInCampaign ? 0 : cause % causes.length
  }
  const placed = causes.map(
    ({ currency, directMinor, hiddenCount, hasTagBoard, teamCount }, index) => ({
      id: first + index,
      guid: guid(1, index),
      currency,
      directMinor,
      hiddenCount,
      excludesOffline: excludesOffline(index),
      hasTagBoard,
      teams: Array.from({ length: teamCount }, (_, team) => ({
        id: first + index * 10 + team,
        guid: guid(2, index * 10 + team),
        shortName: `world-team-${index}-${team}`,
      })),
    }),
  )
  const causeAt = (index: number) => placed[index % placed.length] as (typeof placed)[number]
  const excluded = site.excludedTeams.flatMap(({ cause, team, isByGuid }) => {
    const { teams } = causeAt(cause)
    const found = teams[team % Math.max(1, teams.length)]
    return found === undefined ? [] : [{ ...found, said: isByGuid ? found.guid : found.shortName }]
  })
  return {
    causes: placed,
    pages: [...pages, ...crowdOf(pages, crowd)].map((page, index) => {
      const { id, currency, teams } = causeAt(page.cause)
      const team =
        page.isInCampaign && page.team !== undefined
          ? teams[page.team % Math.max(1, teams.length)]
          : undefined
      return {
        ...page,
        id: first + index,
        guid: guid(3, index),
        shortName: `world-page-${index}`,
        causeIndex: page.cause % placed.length,
        currency,
        campaignId: page.isInCampaign ? id : undefined,
        teamId: team?.id,
        excludesOffline: excludesOffline(itemAt(page, index)),
      }
    }),
    excludeTeamIds: [
      ...excluded.map(({ said }) => said),
      ...(site.excludesNobody ? ['nobody-knows-us'] : []),
    ],
    excludedTeamIds: new Set(excluded.map(({ id }) => id)),
  }
}

function crowdOf([first]: readonly WorldPage[], crowd: number): WorldPage[] {
  if (first === undefined) return []
  return Array.from({ length: crowd }, () => ({ ...first, region: undefined }))
}
