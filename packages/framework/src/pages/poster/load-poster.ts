import { drawQrCode, toSvgDataUrl } from '@milepost/supporter/page-facts'
import { loadSupporterPage, getSupporterProgress } from '../../frame/request/read-page.ts'
import type { PageScope } from '../../frame/request/scopes.ts'
import { getSiteUrl } from '../../services/load-site.ts'
import { loadTeamPage } from '../team/load-team-page.ts'
import { getPaperSize } from './paper-size.ts'

export type PosterView = NonNullable<Awaited<ReturnType<typeof loadPoster>>>

/** Loads the poster of a supporter page (`slug`) or of a team (`team`); undefined if the page does not exist. */
export async function loadPoster(
  scope: PageScope,
  { slug = '', team }: { slug?: string; team?: string },
  url: URL,
) {
  const content = await (team === undefined
    ? loadSupporterContent(scope, slug)
    : loadTeamContent(scope, team, url))
  if (content === undefined) return undefined
  const { subtitle, ...rest } = content
  const pageUrl = getSiteUrl(scope.services, content.href)
  const uniqueTexts = [...new Set(subtitle)].filter((text) => text && text !== content.title)
  return {
    ...rest,
    subtitle: uniqueTexts.join(' · '),
    code: toSvgDataUrl(await drawQrCode(pageUrl)),
    shortUrl: pageUrl.replace(/^https?:\/\//, ''),
    paper: getPaperSize(url.searchParams.get('paper'), scope.country),
  }
}

async function loadSupporterContent(scope: PageScope, slug: string) {
  const reading = await loadSupporterPage(scope, slug)
  if (!reading) return undefined
  const { owner, charity, image, ...page } = reading.page.value
  return {
    href: `/fundraising/${encodeURIComponent(page.slug)}`,
    title: page.name,
    subtitle: [owner, charity],
    image,
    figures: await getSupporterProgress(scope, reading),
    invitation: scope.messages.qrCode.scan,
  }
}

async function loadTeamContent(scope: PageScope, slug: string, url: URL) {
  const team = await loadTeamPage(scope, slug, url)
  if (!team) return undefined
  const { figures, name: title, image } = team
  return {
    href: `/teams/${encodeURIComponent(team.slug)}`,
    title,
    subtitle: [figures.donations, team.campaign],
    image,
    figures,
    invitation: scope.messages.qrCode.scanTeam,
  }
}
