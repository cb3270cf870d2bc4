import { summariseTotals } from '@milepost/measures'
import type { Project } from './project.ts'

/**
 * A project that has raised a share of its target; one without a target keeps what it raised, or has raised nothing. For
 * pages that are shown in a state.
 *
 * @param share - 0 for nothing, 1 for all of it
 */
export function withShare(project: Project, share: number): Project {
  const summary = async () => {
    const reading = await project.summary()
    const { targetMinor } = reading.value
    if (targetMinor === 0 && share > 0) return reading
    const raisedMinor = Math.round(targetMinor * share)
    return {
      ...reading,
      value: {
        ...reading.value,
        raisedMinor,
        offlineMinor: 0,
        items: undefined,
        ...(share === 0 && { donationCount: 0 }),
      },
    }
  }
  return share > 0 ? { ...project, summary } : { ...project, ...nothingDone(project), summary }
}

/** A project whose supporters have raised and done nothing yet. */
function nothingDone({ people, tags, activity, ...project }: Project): Partial<Project> {
  const none = async <T>(value: T) => ({ ...(await people(1)), value })
  const noList = () => none([])
  return {
    people: noList,
    donations: noList,
    streaks: project.streaks && noList,
    fitness: project.fitness && noList,
    peopleByGifts: project.peopleByGifts && noList,
    teamsByGifts: project.teamsByGifts && noList,
    teams: project.teams && noList,
    activity: activity && (() => none(summariseTotals([]))),
    tags: tags && {
      ...tags,
      totals: () => none(summariseTotals([])),
      board: noList,
      measured: noList,
    },
  }
}
