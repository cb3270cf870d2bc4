import { getMilestoneProgress, toMinor, type TotalsSummary } from '@milepost/measures'
import { formatMoney, formatNumber } from '@milepost/measures/format'
import { type PageScope, readIfPossible } from '../../frame/request/scopes.ts'
import { readMatching } from '../matching/matching.server.ts'
import { type FitnessEntry, getProjectCurrency, toProjectTotal } from '../../totals/project.ts'
import {
  formatMeasure,
  toActivityTotalView,
  type ProgressView,
  toProgressView,
} from '../../totals/total-figures.ts'
import {
  type DonationView,
  getPersonImage,
  type LeaderboardEntryView,
  getSharedRanks,
  toDonationView,
  toImageView,
  toLeaderboardEntryView,
} from '../../totals/views.ts'
import { defineSections, type SliceOf, type SliceScope } from '../section/define-sections.ts'
import type { UnavailableView } from '../../totals/section-view.ts'
import { fillCount, fillMessage } from '@milepost/supporter/messages'
import { toTagSlug } from '@milepost/content'
import type { CachedValue } from '@milepost/server'
import { getPlatform } from '../../frame/request/read-page.ts'

/** Reads and formats the project's totals; undefined if there is no project, or if they cannot be read. */
export async function readProjectProgress(scope: PageScope): Promise<ProgressView | undefined> {
  const { project, messages, services, country } = scope
  if (!project) return undefined
  const reading = await readIfPossible(scope, project.summary)
  if (!reading) return undefined
  const { raisedMinor, targetMinor, donationCount } = reading.value
  return toProgressView({
    raisedMinor,
    targetMinor,
    donationCount,
    currency: await project.currency(),
    country,
    messages,
    isOpen: !project.hasEnded,
    total: {
      of: await toProjectTotal(project, reading),
      now: services.now(),
      matching: await readMatching(scope),
    },
    lastGood: reading.isLastGood ? { asOf: reading.asOf, now: services.now() } : undefined,
  })
}

/** Formats an amount in major units as money in the project's currency. */
export async function formatMajorAmount(major: number, scope: PageScope): Promise<string> {
  const currency = await getProjectCurrency(scope)
  return formatMoney(toMinor(major, currency), { currency, country: scope.country })
}

/** Sections with totals and leaderboards of the project. */
export const figures = defineSections({
  donations: {
    present: async ({ primary }, scope) => ({
      donations: await readLatestDonations(primary.limit, scope),
      emptyText: scope.messages.figures.noDonationsYet,
    }),
  },
  fitnessTotal: {
    needs: () => 'fitness',
    async present({ primary: { image, ...way } }, scope) {
      const activity = scope.project?.activity
      const reading = activity && (await readIfPossible(scope, activity))
      const shown: ReturnType<typeof toFitnessText> | UnavailableView = reading
        ? toFitnessText(reading.value, way, scope)
        : { message: scope.messages.figures.unavailable }
      return { figures: shown, image: toImageView(image) }
    },
  },
  leaderboard: {
    needs({ primary: { kind, rankBy } }) {
      if (kind === 'people') {
        return rankBy === 'distance' || rankBy === 'streak' ? 'fitness' : undefined
      }
      return kind === 'tag' ? 'tags' : kind
    },
    isShown: ({ primary }, { project }) => primary.kind !== 'teams' || project?.teams !== undefined,
    async present(slice, scope) {
      const { places, emptyText } = await readLeaderboard(slice, scope)
      return {
        places: places ?? { message: scope.messages.figures.unavailable },
        emptyText,
      }
    },
  },
  progress: {
    async present({ items }, scope) {
      const { unavailable, milestoneReached, milestoneAhead } = scope.messages.figures
      const total: ProgressView | UnavailableView = (await readProjectProgress(scope)) ?? {
        message: unavailable,
      }
      return {
        figures: total,
        milestoneMessages: { reached: milestoneReached, ahead: milestoneAhead },
        milestones: await readMilestones(items, scope),
      }
    },
  },
})

/** Reads and formats the latest donations, newest first. */
async function readLatestDonations(
  limit: number,
  scope: SliceScope,
): Promise<DonationView[] | UnavailableView> {
  const { project, messages, country, services } = scope
  const reading = project && (await readIfPossible(scope, () => project.donations(limit)))
  const currency = await getProjectCurrency(scope)
  const presentation = { currency, country, messages, now: services.now() }
  return reading
    ? reading.value.map((donation) => toDonationView(donation, presentation))
    : { message: messages.figures.unavailable }
}

function toFitnessText(
  summary: TotalsSummary,
  {
    lengthLabel,
    ...way
  }: { measure: 'distance' | 'elevation'; lengthMetres: number; lengthLabel: string },
  { country, messages }: SliceScope,
) {
  const { fitnessTotal, language } = messages
  const figures = toActivityTotalView(summary, { ...way, country })
  const { also, count, laps } = figures
  const message = also === undefined ? fitnessTotal.activities : fitnessTotal.alsoActivities
  return {
    ...figures,
    /** Total in the other system of units, and the number of activities. */
    label:
      summary.fitnessCount === 0 && figures.percent === 0
        ? messages.figures.noFitnessYet
        : fillCount(message, summary.fitnessCount, {
            language,
            values: { count, ...(also !== undefined && { also }) },
          }),
    /** Length of the route, and the number of completed laps. */
    along:
      laps > 0
        ? fillMessage(fitnessTotal.again, {
            count: formatNumber(laps, { country }),
            length: lengthLabel,
          })
        : fillMessage(fitnessTotal.along, {
            percent: Math.floor(figures.percent),
            length: lengthLabel,
          }),
  }
}

type LeaderboardRows = { places: LeaderboardEntryView[] | undefined; emptyText: string }

function readLeaderboard(
  slice: SliceOf<'leaderboard'>,
  scope: SliceScope,
): Promise<LeaderboardRows> {
  const { kind, rankBy = 'amount', measure } = slice.primary
  const { project } = scope
  if (kind === 'tag') return readTagLeaderboard(slice, scope)
  if (kind === 'fitness' || rankBy === 'distance') {
    const by = kind === 'fitness' ? measure : 'distance'
    const board = project?.fitness
    return readMeasureLeaderboard(slice, scope, {
      read: board && ((limit) => board(by, limit)),
      say: (amount) => formatMeasure(by, amount, scope.country),
      emptyText: scope.messages.figures.noFitnessYet,
    })
  }
  if (rankBy === 'streak') {
    return readMeasureLeaderboard(slice, scope, {
      read: project?.streaks,
      say: (count) => formatCount('streakDays', count, scope),
      emptyText: scope.messages.figures.noFitnessYet,
    })
  }
  if (rankBy === 'gifts') {
    return readMeasureLeaderboard(slice, scope, {
      read: kind === 'people' ? project?.peopleByGifts : project?.teamsByGifts,
      say: (count) => formatCount('donations', count, scope),
      emptyText: scope.messages.figures.noLeaderboardYet,
    })
  }
  return readMoneyLeaderboard(slice, kind, scope)
}

function formatCount(
  message: 'streakDays' | 'donations',
  count: number,
  { messages, country }: SliceScope,
): string {
  return fillCount(messages.figures[message], count, {
    language: messages.language,
    values: { count: formatNumber(count, { country }) },
  })
}

async function readMoneyLeaderboard(
  { primary: { limit } }: SliceOf<'leaderboard'>,
  kind: 'people' | 'teams',
  scope: SliceScope,
): Promise<LeaderboardRows> {
  const { project, messages, country } = scope
  const board = kind === 'people' ? project?.people : project?.teams
  const reading = board && (await readIfPossible(scope, () => board(limit)))
  const currency = await getProjectCurrency(scope)
  const ranks = getSharedRanks(reading?.value.map(({ money }) => money.raisedMinor) ?? [])
  return {
    places: reading?.value.map((entry, index) => ({
      ...toLeaderboardEntryView(entry, {
        kind,
        currency,
        country,
        links: getPlatform(scope).links,
      }),
      position: ranks[index] ?? entry.position,
    })),
    emptyText: messages.figures.noLeaderboardYet,
  }
}

interface MeasuredLeaderboard {
  read: ((limit: number) => Promise<CachedValue<readonly FitnessEntry[]>>) | undefined
  /** Formats an amount with its unit. */
  say: (amount: number) => string
  emptyText: string
}

async function readMeasureLeaderboard(
  { primary: { kind, limit } }: SliceOf<'leaderboard'>,
  scope: SliceScope,
  { read, say, emptyText }: MeasuredLeaderboard,
): Promise<LeaderboardRows> {
  const reading = read && (await readIfPossible(scope, () => read(limit)))
  const ranks = getSharedRanks(reading?.value.map(({ amount }) => amount) ?? [])
  const path = kind === 'teams' ? 'teams' : 'fundraising'
  return {
    places: reading?.value.map((entry, index) => ({
      id: entry.slug || String(index),
      position: ranks[index] ?? index + 1,
      name: entry.name,
      subtitle: entry.subtitle === entry.name ? undefined : entry.subtitle,
      amount: say(entry.amount),
      image: getPersonImage(entry, getPlatform(scope).links),
      href: entry.slug === '' ? undefined : `/${path}/${encodeURIComponent(entry.slug)}`,
    })),
    emptyText,
  }
}

async function readTagLeaderboard(
  { primary: { tag, limit, rankBy = 'amount' } }: SliceOf<'leaderboard'>,
  scope: SliceScope,
): Promise<LeaderboardRows> {
  const { site, project, country, messages } = scope
  const facts = project?.tags
  const isFitness = rankBy === 'distance'
  const emptyText = messages.figures[isFitness ? 'noFitnessYet' : 'noLeaderboardYet']
  const config = site.tags.find(({ name }) => toTagSlug(name) === toTagSlug(tag))
  if (config === undefined || facts === undefined) return { places: undefined, emptyText }
  const currency = await getProjectCurrency(scope)
  const { name, values } = config
  const reading = await readIfPossible(
    scope,
    async (): Promise<CachedValue<readonly { value: string; amount: number }[]>> => {
      if (rankBy === 'gifts' || rankBy === 'distance') return facts.measured(name, values, rankBy)
      const board = await facts.board(name, values)
      return {
        ...board,
        value: board.value.map(({ value, raisedMinor }) => ({ value, amount: raisedMinor })),
      }
    },
  )
  const say = (amount: number) =>
    isFitness
      ? formatMeasure('distance', amount, country)
      : rankBy === 'gifts'
        ? formatCount('donations', amount, scope)
        : formatMoney(amount, { currency, country })
  const rows = reading?.value.slice(0, limit)
  const ranks = getSharedRanks(rows?.map(({ amount }) => amount) ?? [])
  const places = rows?.map(({ value, amount }, index) => ({
    id: value,
    position: ranks[index] ?? index + 1,
    name: value,
    subtitle: undefined,
    amount: say(amount),
    image: undefined,
    href: `/${toTagSlug(name)}/${toTagSlug(value)}`,
  }))
  return { places, emptyText }
}

async function readMilestones(
  items: SliceOf<'progress'>['items'],
  scope: SliceScope,
): Promise<{ amount: string; label: string; reached: boolean }[]> {
  const { project, country } = scope
  const reading = project && (await readIfPossible(scope, project.summary))
  const currency = await getProjectCurrency(scope)
  const milestones = items.map(({ amount, label }) => {
    const amountMinor = toMinor(amount, currency)
    return { amountMinor, amount: formatMoney(amountMinor, { currency, country }), label }
  })
  const { reached } = getMilestoneProgress(reading?.value.raisedMinor ?? 0, milestones)
  return milestones.map((step) => ({
    amount: step.amount,
    label: step.label,
    reached: reached.includes(step),
  }))
}
