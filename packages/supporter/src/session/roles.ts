import type { Session } from '../browser-store/session.ts'

/** Whether the user is signed in (Spec §6), which means that there is a token. */
export function isLoggedIn({ user }: Session): boolean {
  return user !== undefined && user.token !== ''
}

/**
 * Whether the signed-in supporter owns a page (Spec §6): its owner is the supporter's id or name. A
 * guid, where the page carries one, decides over the name, which others may have too. Decides what is
 * shown; the platform still checks every write.
 */
export function isPageOwner(
  { user }: Session,
  page: { readonly owner?: string | undefined; readonly ownerGuid?: string | undefined },
): boolean {
  if (user === undefined || user.token === '') return false
  if (page.ownerGuid) return sameId(page.ownerGuid, user.id)
  return sameId(page.owner, user.id) || (user.name !== '' && page.owner === user.name)
}

/** Whether the signed-in supporter is a team's captain (Spec §6): its owner is the uuid or the id. */
export function isTeamOwner(
  { user }: Session,
  team: { readonly owner?: string | undefined },
): boolean {
  if (user === undefined || user.token === '') return false
  return sameId(team.owner, user.uuid) || sameId(team.owner, user.id)
}

/** Guids are the same in either case; two that are missing are not. */
function sameId(one: string | undefined, other: string): boolean {
  return one !== undefined && one !== '' && one.toLowerCase() === other.toLowerCase()
}
