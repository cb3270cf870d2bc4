import { loadSupporterPages, getSiteUrl } from '../../services/load-site.ts'
import { getSupporterLanguage } from '../../services/languages.ts'
import { formatDistance, formatMoney } from '@milepost/measures/format'
import type { Team, TeamMember } from '@milepost/platform'
import { replacePlaceholders } from '@milepost/content'
import type { SafeHtml } from '@milepost/content/html'
import { getSiteUnits } from '@milepost/supporter/page-facts'
import { toStoryHtml } from '../../frame/page-html.ts'
import { fillMessage } from '@milepost/supporter/messages'
import { readButtonTargets, getPlaceholders } from '../../frame/request/page-placeholders.ts'
import { loadIfPossible, type PageScope } from '../../frame/request/scopes.ts'
import { formatMeasure, type ProgressView } from '../../totals/total-figures.ts'
import { getPersonImage, type LeaderboardEntryView, getSharedRanks } from '../../totals/views.ts'
import type { Total } from '../../totals/total.ts'
import { type SliceView, toSliceViews } from '../../sections/sections.server.ts'
import {
  type CardView,
  toShareBarView,
  type ShareBarView,
  toCardView,
} from '../../frame/share/page-card.ts'
import type { SliceScope } from '../../sections/section/define-sections.ts'
import type { SiteMessages } from '../../messages/site-messages.ts'
import { getPlatform } from '../../frame/request/read-page.ts'
import { readTeam } from '../../frame/request/read-team.ts'
import { findDonationPage, createTeamCard, loadTeamTotals } from './team-figures.ts'

export interface TeamView {
  slug: string
  name: string
  /** Data for the tools to join, leave and edit the team. */
  own: {
    slug: string
    name: string
    uuid: string
    owner: string | undefined
    currency: string
    isOpen: boolean
    /** Absolute URL for invitations; undefined if the team accepts no members. */
    inviteUrl: string | undefined
  }
  /** Link to join the team; undefined if it accepts no members. */
  joinHref: string | undefined
  /** Link to donate to the team, on a member's page; undefined if none accepts donations. */
  give: { href: string; text: string } | undefined
  share: ShareBarView
  /** Share card with the amount raised; undefined if cards are disabled. */
  shareCard: CardView | undefined
  metaTitle: string
  /** Captain of the team. The name is `''` if unknown. */
  leader: { name: string; role: string }
  campaign: string | undefined
  image: string | undefined
  story: SafeHtml
  /** BCP 47 tag of the captain's texts, if it differs from the page's. */
  lang?: string | undefined
  figures: ProgressView
  /** Total distance, such as `27,642 km together`; undefined if it is 0. */
  distance: string | undefined
  members: LeaderboardEntryView[]
  /** Message that the team is inactive; undefined if it is active. */
  closed: string | undefined
  /** Sections of the site's document for team pages (Spec §2). */
  slices: SliceView[]
  messages: {
    story: string
    members: string
    noMembers: string
    join: string
    donate: string
    share: string
    poster: string
    /** Undefined if embeds are excluded. */
    embed: string | undefined
  }
}

/**
 * Loads a team page, with its totals and its members by amount raised.
 *
 * @returns undefined if the team does not exist, or if the platform does not support teams
 * @throws PlatformError if the team cannot be read and no last known good value is available
 */
export async function loadTeamPage(
  scope: PageScope,
  slug: string,
  url: URL,
): Promise<TeamView | undefined> {
  const { services, facts } = scope
  const reading = await readTeam(scope, slug)
  if (reading === undefined) return undefined
  if (reading.isLastGood) facts.isDegraded = true
  const team = reading.value
  const { total, figures } = await loadTeamTotals(scope, reading)
  return {
    ...toTeamView(scope, team, { currency: total.currency, figures }),
    ...(await getCustomParts(scope, team, { total, url })),
    shareCard: toCardView(services, createTeamCard(scope, team, figures)),
  }
}

/** Invitation to a team, shown while a supporter registers. */
export type InvitationView = Pick<TeamView, 'image' | 'shareCard'> & { title: string; text: string }

/** Loads the invitation to a team; undefined if the team accepts no members or cannot be read. */
export async function loadInvitation(
  scope: PageScope,
  slug: string,
): Promise<InvitationView | undefined> {
  return loadIfPossible(scope, async () => {
    const reading = await readTeam(scope, slug)
    if (reading === undefined || !reading.value.active) return undefined
    const { figures } = await loadTeamTotals(scope, reading)
    const { name, image, leader } = reading.value
    return {
      title: fillMessage(scope.messages.teamPage.invitation, { team: name }),
      text: [
        ...(hasCaptain(reading.value) ? [`${scope.messages.teamPage.captain}: ${leader}`] : []),
        figures.donations,
        `${figures.raised} ${figures.raisedLabel}`,
      ].join(' · '),
      image,
      shareCard: toCardView(scope.services, createTeamCard(scope, reading.value, figures)),
    }
  })
}

/** Creates the parts of the view that come from the site's document for team pages. */
async function getCustomParts(
  scope: PageScope,
  team: Team,
  { total, url }: { total: Total; url: URL },
): Promise<Pick<TeamView, 'metaTitle' | 'slices' | 'share'>> {
  const { services } = scope
  const { currency } = total
  const [custom] = await loadSupporterPages(services)
  const content = custom?.team ?? []
  const address = getSiteUrl(services, `/teams/${encodeURIComponent(team.slug)}`)
  const placeholders = await getPlaceholders(scope, {
    url,
    page: { of: team, currency, url: address },
    texts: custom ? [custom] : [],
  })
  const sliceScope: SliceScope = {
    ...scope,
    url,
    targets: await readButtonTargets(scope, content),
    receipt: undefined,
    subject: {
      kind: 'team',
      name: team.name,
      raisedMinor: team.money.raisedMinor,
      donationCount: undefined,
      total,
      currency,
      distanceMetres: team.fitnessDistanceTotal,
      elevationMetres: team.fitnessElevationTotal,
      durationSeconds: team.fitnessDurationTotal,
      activityCount: undefined,
    },
  }
  const slices = await toSliceViews(content, sliceScope, {
    placeholders,
    segmentValues: { team: team.slug },
  })
  return {
    metaTitle: replacePlaceholders(custom?.meta.title ?? '', placeholders) || team.name,
    slices,
    share: toShareBarView(scope, { url: address, title: team.name }),
  }
}

function toTeamView(
  scope: PageScope,
  team: Team,
  { currency, figures }: { currency: string; figures: ProgressView },
): Omit<TeamView, 'metaTitle' | 'slices' | 'share' | 'shareCard'> {
  const { country, messages } = scope
  const isLed = hasCaptain(team)
  // The team's total includes inactive pages that have raised money.
  const members = team.members
    .filter(({ active, money }) => active || money.raisedMinor > 0)
    .toSorted((a, b) => b.money.raisedMinor - a.money.raisedMinor)
  const ranks = getSharedRanks(members.map(({ money }) => money.raisedMinor))
  const distance = formatDistance(team.fitnessDistanceTotal, {
    country,
    system: getSiteUnits(country),
    decimals: 0,
  })
  const join = team.active ? getJoinHref(scope, team.slug) : undefined
  return {
    slug: team.slug,
    name: team.name,
    joinHref: join,
    give: getDonateLink(team, messages),
    own: {
      slug: team.slug,
      name: team.name,
      uuid: team.uuid,
      owner: isLed ? team.owner : undefined,
      currency,
      isOpen: team.active,
      inviteUrl: join === undefined ? undefined : getInviteUrl(scope, team.slug, join),
    },
    leader: isLed ? { name: team.leader, role: messages.teamPage.captain } : { name: '', role: '' },
    campaign: team.campaign,
    image: team.image,
    story: toStoryHtml(team.story, scope),
    lang: getSupporterLanguage(scope.services),
    figures,
    distance:
      team.fitnessDistanceTotal > 0
        ? fillMessage(messages.teamPage.distanceTogether, { distance })
        : undefined,
    members: members.map((member, index) =>
      toMemberView(member, { position: ranks[index] ?? index + 1, currency, scope }),
    ),
    closed: team.active ? undefined : messages.teamPage.inactive,
    messages: {
      story: messages.supporterPage.story,
      members: messages.teamPage.membersTitle,
      noMembers: messages.teamPage.noMembers,
      join: messages.teamPage.joinTeam,
      donate: messages.buttons.donate,
      share: messages.share.shareButton,
      poster: messages.share.printPoster,
      embed: scope.services.excludedRoutes.includes('embed')
        ? undefined
        : messages.share.onAnotherSite,
    },
  }
}

function getDonateLink(team: Team, { teamPage }: SiteMessages): TeamView['give'] {
  const give = findDonationPage(team)
  return give && { href: give.href, text: fillMessage(teamPage.giveTo, { name: give.member.name }) }
}

/**
 * Whether the team still has a captain. The platform returns the founder as `leader` even after they have left the team, so it
 * also checks the members, if all of them are loaded.
 */
function hasCaptain({ leader, owner, members, memberCount }: Team): boolean {
  if (leader === '') return false
  if (owner === undefined || memberCount > members.length) return true
  return members.some(({ ownerGuid }) => ownerGuid?.toLowerCase() === owner.toLowerCase())
}

function toMemberView(
  member: TeamMember,
  { position, currency, scope }: { position: number; currency: string; scope: PageScope },
): LeaderboardEntryView {
  return {
    id: member.uuid || member.slug,
    position,
    name: member.name,
    subtitle: getMemberLabel(member, scope.country),
    amount: formatMoney(member.money.raisedMinor, {
      currency: member.money.currency ?? currency,
      country: scope.country,
    }),
    image: getPersonImage(member, getPlatform(scope).links),
    href: member.slug === '' ? undefined : `/fundraising/${encodeURIComponent(member.slug)}`,
  }
}

/** Returns the subtitle of a member: owner and distance; undefined if both are unknown. */
function getMemberLabel(
  { owner, name, fitnessDistanceTotal }: TeamMember,
  country: string,
): string | undefined {
  const messages = [
    owner === name ? undefined : owner,
    fitnessDistanceTotal > 0 ? formatMeasure('distance', fitnessDistanceTotal, country) : undefined,
  ].filter((word) => word !== undefined && word !== '')
  return messages.length === 0 ? undefined : messages.join(' · ')
}

/** Returns the link to join a team: the site's registration, otherwise the sign-in. Undefined if accounts are excluded. */
function getJoinHref(
  { site, services: { excludedRoutes } }: Pick<PageScope, 'site' | 'services'>,
  slug: string,
): string | undefined {
  const team = encodeURIComponent(slug)
  if (excludedRoutes.includes('account')) return undefined
  if (site.onboarding !== undefined && !excludedRoutes.includes('register'))
    return `/register?team=${team}`
  return `?login&redirect=${encodeURIComponent(`/teams/${team}`)}`
}

/** Returns the absolute URL of a link to join a team. */
function getInviteUrl(
  { services }: Pick<PageScope, 'services'>,
  slug: string,
  join: string,
): string {
  const path = join.startsWith('/') ? join : `/teams/${encodeURIComponent(slug)}${join}`
  return getSiteUrl(services, path)
}
