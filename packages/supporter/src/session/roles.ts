import type { Session } from '../browser-store/session.ts'

/** Whether the user is signed in (Spec §6), that is, has a token. */
export function isLoggedIn({ user }: Session): boolean {
  return user !== undefined && user.token !== ''
}

/**
 * Whether the signed-in user owns a page (Spec §6): the page's owner is the user's id or name. If the page has an owner GUID,
 * only that is compared, because names are not unique. For display only; the platform authorises every write.
 */
export function isPageOwner(
  { user }: Session,
  page: { readonly owner?: string | undefined; readonly ownerGuid?: string | undefined },
): boolean {
  if (user === undefined || user.token === '') return false
  if (page.ownerGuid) return isSameId(page.ownerGuid, user.id)
  return isSameId(page.owner, user.id) || (user.name !== '' && page.owner === user.name)
}

/** Whether the signed-in user is a team's captain (Spec §6): the team's owner is the user's UUID or id. */
export function isTeamOwner(
  { user }: Session,
  team: { readonly owner?: string | undefined },
): boolean {
  if (user === undefined || user.token === '') return false
  return isSameId(team.owner, user.uuid) || isSameId(team.owner, user.id)
}

/** Compares ids case-insensitively. Missing ids are never equal. */
function isSameId(one: string | undefined, other: string): boolean {
  return one !== undefined && one !== '' && one.toLowerCase() === other.toLowerCase()
}
