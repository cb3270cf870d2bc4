import { drawQrCode, svgAddress } from '@milepost/supporter/page-facts'
import { loadSupporterPage, supporterFigures } from '../request/load-supporter-page.ts'
import type { PageScope } from '../request/page-scope.ts'
import { siteAddress } from '../services/site-address.ts'
import { loadTeamPage } from '../team-page/load-team-page.ts'
import { paperFor } from './paper-size.ts'

export type PosterView = NonNullable<Awaited<ReturnType<typeof loadPoster>>>

/**
 * Loads the poster of a supporter page (`slug`) or of a team (`team`). The query selects the paper (`paper`) and hides
 * the amount (`raised=no`).
 *
 * @returns undefined if there is no such page
 */
export async function loadPoster(
  scope: PageScope,
  { slug = '', team }: { slug?: string; team?: string },
  url: URL,
) {
  const content = await (team === undefined
    ? supporterContent(scope, slug)
    : teamContent(scope, team, url))
  if (content === undefined) return undefined
  const { href, title, image, invitation } = content
  const address = siteAddress(scope.services, href)
  const { raised, raisedLabel, ofTarget, barPercent } = content.figures
  const hidesAmount = url.searchParams.get('raised') === 'no'
  return {
    href,
    title,
    subtitle: [...new Set(content.subtitle)].filter((text) => text && text !== title).join(' · '),
    image: image || undefined,
    invitation,
    code: svgAddress(await drawQrCode(address)),
    address: address.replace(/^https?:\/\//, ''),
    paper: paperFor(url.searchParams.get('paper'), scope.country),
    figures: hidesAmount ? undefined : { raised, raisedLabel, ofTarget, barPercent },
  }
}

async function supporterContent(scope: PageScope, slug: string) {
  const reading = await loadSupporterPage(scope, slug)
  if (!reading) return undefined
  const { slug: name, name: title, owner, charity, image } = reading.page.value
  return {
    href: `/fundraising/${encodeURIComponent(name)}`,
    title,
    subtitle: [owner, charity],
    image,
    figures: await supporterFigures(scope, reading),
    invitation: scope.messages.qrCode.scan,
  }
}

async function teamContent(scope: PageScope, slug: string, url: URL) {
  const team = await loadTeamPage(scope, slug, url)
  if (!team) return undefined
  return {
    href: `/teams/${encodeURIComponent(team.slug)}`,
    title: team.name,
    subtitle: [team.figures.donations, team.campaign],
    image: team.image,
    figures: team.figures,
    invitation: scope.messages.qrCode.scanTeam,
  }
}
