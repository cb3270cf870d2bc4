import { loadSupporterPages, siteAddress } from '../../services/load-site.ts'
import { supportersLanguage } from '../../services/languages.ts'
import { formatDistance, formatMoney } from '@milepost/measures/format'
import type { Team, TeamMember } from '@milepost/platform'
import { injectPlaceholders } from '@milepost/content'
import { type SafeHtml, sanitiseHtml } from '@milepost/content/html'
import { siteUnits } from '@milepost/supporter/page-facts'
import { blockThirdPartyInStory } from '../../frame/block-third-party-in-views.ts'
import { fillMessage } from '@milepost/supporter/messages'
import { buttonTargets } from '../../frame/request/button-targets.ts'
import { placeholdersOf } from '../../frame/request/page-placeholders.ts'
import type { PageScope } from '../../frame/request/page-scope.ts'
import { formatMeasure, type TotalFigures } from '../../totals/total-figures.ts'
import { personImage, type PlaceView, sharedRanks } from '../../totals/views.ts'
import type { Total } from '../../totals/total.ts'
import { toSliceViews } from '../../sections/to-slice-views.ts'
import {
  type CardView,
  pageShare,
  type ShareBarView,
  toCardView,
} from '../../frame/share/page-card.ts'
import type { SliceScope } from '../../sections/section/section-scope.ts'
import type { SiteMessages } from '../../messages/site-messages.ts'
import { platformFor } from '../../frame/request/read-page.ts'
import { readTeam } from '../../frame/request/read-team.ts'
import { giveToTeam, teamCard, teamFigures } from './team-figures.ts'
import type { SliceView } from '../../sections/slice-view.ts'

export interface TeamView {
  slug: string
  name: string
  /** Facts for joining, leaving and editing. */
  own: {
    slug: string
    name: string
    uuid: string
    owner: string | undefined
    currency: string
    isOpen: boolean
    /** Address for an invited person; undefined for a team that accepts no members. */
    inviteUrl: string | undefined
  }
  /** Path to join the team; undefined if it accepts no members. */
  joinHref: string | undefined
  /** Checkout for a donation to the team, and the owner of its page; undefined if no member accepts donations. */
  give: { href: string; text: string } | undefined
  share: ShareBarView
  /** The picture that shares show; undefined where the site draws none. */
  shareCard: CardView | undefined
  metaTitle: string
  /** The captain; empty texts if unknown. */
  leader: { name: string; role: string }
  campaign: string | undefined
  image: string | undefined
  story: SafeHtml
  /** Language of the captain's texts, if it differs from the page's. */
  lang?: string | undefined
  figures: TotalFigures
  /** For example `27,642 km together`; undefined without activities. */
  distance: string | undefined
  members: PlaceView[]
  /** Reason why there is no donate button; undefined for an active team. */
  closed: string | undefined
  /** Texts of the site for every team page (Spec §2). */
  slices: SliceView[]
  words: {
    story: string
    members: string
    noMembers: string
    join: string
    donate: string
    share: string
    poster: string
    /** Undefined where the site has no page about it. */
    embed: string | undefined
  }
}

/**
 * Loads a team's page, from the cache or the platform: its figures and its members, who has raised most
 * first.
 *
 * @returns undefined when there is no such team, or the platform has no teams
 * @throws PlatformError when the team was never read and cannot be read
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
  const { total, figures } = await teamFigures(scope, reading)
  return {
    ...toTeamView(scope, team, { currency: total.currency, figures }),
    ...(await customOf(scope, team, { total, url })),
    shareCard: toCardView(services, teamCard(scope, team, figures)),
  }
}

/** Returns the site's texts for every team page. */
async function customOf(
  scope: PageScope,
  team: Team,
  { total, url }: { total: Total; url: URL },
): Promise<Pick<TeamView, 'metaTitle' | 'slices' | 'share'>> {
  const { services } = scope
  const { currency } = total
  const [custom] = await loadSupporterPages(services)
  const content = custom?.team ?? []
  const address = siteAddress(services, `/teams/${encodeURIComponent(team.slug)}`)
  const placeholders = await placeholdersOf(scope, {
    url,
    page: { of: team, currency, url: address },
    texts: custom ? [custom] : [],
  })
  const sliceScope: SliceScope = {
    ...scope,
    url,
    targets: await buttonTargets(scope, content),
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
    metaTitle: injectPlaceholders(custom?.meta.title ?? '', placeholders) || team.name,
    slices,
    share: pageShare(scope, { url: address, title: team.name }),
  }
}

function toTeamView(
  scope: PageScope,
  team: Team,
  { currency, figures }: { currency: string; figures: TotalFigures },
): Omit<TeamView, 'metaTitle' | 'slices' | 'share' | 'shareCard'> {
  const { country, messages } = scope
  const isLed = hasCaptain(team)
  // A cancelled page that has raised something is part of the team's total.
  const members = team.members
    .filter(({ active, money }) => active || money.raisedMinor > 0)
    .toSorted((a, b) => b.money.raisedMinor - a.money.raisedMinor)
  const ranks = sharedRanks(members.map(({ money }) => money.raisedMinor))
  const distance = formatDistance(team.fitnessDistanceTotal, {
    country,
    system: siteUnits(country),
    decimals: 0,
  })
  const join = team.active ? joinHref(scope, team.slug) : undefined
  return {
    slug: team.slug,
    name: team.name,
    joinHref: join,
    give: giveTo(team, messages),
    own: {
      slug: team.slug,
      name: team.name,
      uuid: team.uuid,
      owner: isLed ? team.owner : undefined,
      currency,
      isOpen: team.active,
      inviteUrl: join === undefined ? undefined : inviteUrl(scope, team.slug, join),
    },
    leader: isLed ? { name: team.leader, role: messages.teamPage.captain } : { name: '', role: '' },
    campaign: team.campaign,
    image: team.image,
    story: blockThirdPartyInStory(sanitiseHtml(team.story), scope),
    lang: supportersLanguage(scope.services),
    figures,
    distance:
      team.fitnessDistanceTotal > 0
        ? fillMessage(messages.teamPage.distanceTogether, { distance })
        : undefined,
    members: members.map((member, index) =>
      toMemberView(member, { position: ranks[index] ?? index + 1, currency, scope }),
    ),
    closed: team.active ? undefined : messages.teamPage.inactive,
    words: {
      story: messages.supporterPage.story,
      members: messages.teamPage.membersTitle,
      noMembers: messages.teamPage.noMembers,
      join: messages.teamPage.joinTeam,
      donate: messages.buttons.donate,
      share: messages.share.shareButton,
      poster: messages.share.printPoster,
      embed: scope.services.leftOut.includes('embed') ? undefined : messages.share.onAnotherSite,
    },
  }
}

function giveTo(team: Team, { teamPage }: SiteMessages): TeamView['give'] {
  const give = giveToTeam(team)
  return give && { href: give.href, text: fillMessage(teamPage.giveTo, { name: give.member.name }) }
}

/**
 * Whether the team has a captain. The platform keeps the founder as leader even after they leave the team. If not all
 * members were loaded, the platform's value counts.
 */
function hasCaptain({ leader, owner, members, memberCount }: Team): boolean {
  if (leader === '') return false
  if (owner === undefined || memberCount > members.length) return true
  return members.some(({ ownerGuid }) => ownerGuid?.toLowerCase() === owner.toLowerCase())
}

function toMemberView(
  member: TeamMember,
  { position, currency, scope }: { position: number; currency: string; scope: PageScope },
): PlaceView {
  return {
    id: member.uuid || member.slug,
    position,
    name: member.name,
    subtitle: memberWords(member, scope.country),
    amount: formatMoney(member.money.raisedMinor, {
      currency: member.money.currency ?? currency,
      country: scope.country,
    }),
    image: personImage(member, platformFor(scope).links),
    href: member.slug === '' ? undefined : `/fundraising/${encodeURIComponent(member.slug)}`,
  }
}

/** A member with their figures; unknown figures are left out. */
function memberWords(
  { owner, name, fitnessDistanceTotal }: TeamMember,
  country: string,
): string | undefined {
  const words = [
    owner === name ? undefined : owner,
    fitnessDistanceTotal > 0 ? formatMeasure('distance', fitnessDistanceTotal, country) : undefined,
  ].filter((word) => word !== undefined && word !== '')
  return words.length === 0 ? undefined : words.join(' · ')
}

/** Supporters without a page start one with the team preselected. If the site has no registration, they sign in. */
function joinHref(
  { site, services: { leftOut } }: Pick<PageScope, 'site' | 'services'>,
  slug: string,
): string | undefined {
  const team = encodeURIComponent(slug)
  if (leftOut.includes('account')) return undefined
  if (site.onboarding !== undefined && !leftOut.includes('register'))
    return `/register?team=${team}`
  return `?login&redirect=${encodeURIComponent(`/teams/${team}`)}`
}

/** The whole address behind a way to join: a query alone belongs to the team's own page. */
function inviteUrl({ services }: Pick<PageScope, 'services'>, slug: string, join: string): string {
  const path = join.startsWith('/') ? join : `/teams/${encodeURIComponent(slug)}${join}`
  return siteAddress(services, path)
}
