import { isPlatformError, type Page, type Team } from '@milepost/platform'
import type { SessionPage, SessionTeam } from '@milepost/supporter'
import type { PageState } from '../page-states/page-state.ts'
import { loadPageScope, type PageScope } from '../request/page-scope.ts'
import { readPage } from '../request/read-page.ts'
import { readTeam } from '../request/read-team.ts'
import type { StateVisitor } from '../site-settings/session-settings.ts'
import { pathInLanguage } from '../languages/site-language.ts'

/** Far beyond every state's time. */
const farOff = '2100-01-01T00:00:00.000Z'

/** A token that no platform knows: a state asks nothing of anybody's account. */
const token = 'state-of-a-page'

/**
 * Finds somebody for a state: the real owner of the page that is shown, the real captain of its team, or a member of it.
 * On other pages they are those of the page that has raised most. Where there is nobody, somebody is made up who has no page.
 *
 * @param scope - with services in a state
 * @param path - of the page that is shown
 * @returns undefined for a visitor who is not signed in, and for pages that are in no state
 */
export async function stateVisitor(
  scope: PageScope,
  path: string,
): Promise<StateVisitor | undefined> {
  const { inState } = scope.services
  if (inState === undefined || !isSupporter(inState.state.who)) return undefined
  const { who } = inState.state
  const real = await loadPageScope({ ...scope, services: inState.real })
  const { page, team } = await shownOn(real, pathInLanguage(path, scope.services.language))
  const own = await pageOf(real, who, { page, team })
  const isCaptain = who === 'captain' && team !== undefined
  const id = isCaptain ? team.owner : own?.ownerGuid
  return {
    user: {
      id: id ?? '00000000-0000-4000-8000-000000000000',
      uuid: id ?? '00000000-0000-4000-8000-000000000000',
      name: (isCaptain ? team.leader : own?.owner) ?? 'Robin Example',
      countryCode: scope.country.toUpperCase(),
      token,
      refreshToken: token,
      tokenExpiry: farOff,
      authType: 'Bearer',
      hasExistingPage: own !== undefined,
    },
    page: own && toSessionPage(own),
    team: own?.teamShortName === team?.slug && team !== undefined ? toSessionTeam(team) : undefined,
  }
}

/** An administrator signs in to the reports alone. */
function isSupporter(who: PageState['who']): boolean {
  return who !== 'visitor' && who !== 'admin'
}

const addresses = /^\/(fundraising|fundraising-edit|teams)\/([^/]+)/

/** The supporter's page and the team that a path shows; else those of the page that has raised most. */
async function shownOn(
  scope: PageScope,
  path: string,
): Promise<{ page: Page | undefined; team: Team | undefined }> {
  const [, kind, name = ''] = addresses.exec(path) ?? []
  const slug = decoded(name)
  if (kind === 'teams') {
    const team = await ifKnown(async () => (await readTeam(scope, slug))?.value)
    return {
      page: team && (await memberOf(scope, team, ({ ownerGuid }) => ownerGuid === team.owner)),
      team,
    }
  }
  const best = async () => (await scope.project?.people(1))?.value[0]?.slug
  const shown = kind === undefined ? await ifKnown(best) : slug
  const page =
    shown === undefined
      ? undefined
      : await ifKnown(async () => (await readPage(scope, shown)).value)
  const teamSlug =
    page?.teamShortName ??
    (await ifKnown(async () => (await scope.project?.teams?.(1))?.value[0]?.slug))
  const team =
    teamSlug === undefined
      ? undefined
      : await ifKnown(async () => (await readTeam(scope, teamSlug))?.value)
  return { page, team }
}

/** The page of the state's visitor; undefined if they have none. */
async function pageOf(
  scope: PageScope,
  who: PageState['who'],
  { page, team }: { page: Page | undefined; team: Team | undefined },
): Promise<Page | undefined> {
  if (who === 'owner') return page
  if (team === undefined) return undefined
  return memberOf(scope, team, ({ ownerGuid, slug }) =>
    who === 'captain' ? ownerGuid === team.owner : ownerGuid !== team.owner && slug !== page?.slug,
  )
}

/** How many members are asked whose their page is. */
const asked = 6

/** The page of the first member that fits. A team tells of its members less than their pages do. */
async function memberOf(
  scope: PageScope,
  { members }: Team,
  fits: (page: Page) => boolean,
): Promise<Page | undefined> {
  const pages = await Promise.all(
    members
      .slice(0, asked)
      .map(({ slug }) => ifKnown(async () => (await readPage(scope, slug)).value)),
  )
  return pages.find((page) => page !== undefined && fits(page))
}

/** What a browser remembers of a page, as far as a page that is only looked at needs it. */
function toSessionPage(page: Page): SessionPage {
  const { donationUrl, id, image, name, slug, teamPageId, teamShortName, url, uuid } = page
  const team = { teamPageId, teamShortName }
  const active = page.active && !page.expired
  return { active, donationUrl, id, image, name, slug, ...team, url, uuid, metadata: {} }
}

function toSessionTeam({ id, name, owner, slug, url, uuid }: Team): SessionTeam {
  return { id, name, owner, slug, url, uuid }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Undefined where the platform cannot say. */
async function ifKnown<T>(read: () => Promise<T>): Promise<T | undefined> {
  try {
    return await read()
  } catch (error) {
    if (isPlatformError(error)) return undefined
    throw error
  }
}
