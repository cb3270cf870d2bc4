import type { HeaderAction } from '@milepost/ui'
import { isLoggedIn, type Session } from '@milepost/supporter'
import type { ActionView } from '../totals/section-view.ts'

export interface HeaderButtonOptions {
  /** Buttons for anonymous visitors. */
  readonly actions: readonly ActionView[]
  readonly pathname: string
  readonly session: Session
  /** Whether the site has documents for supporters' pages. */
  readonly hasSupporterPages: boolean
  readonly messages: { readonly logOut: string; readonly myPage: string }
  readonly onLogOut: () => void
}

/**
 * Returns the header buttons for the visitor (Spec §2). For signed-in users, the login button becomes 'Logout', and the signup
 * button becomes 'My Page' if they have a page. Under `/fundraising`, the login button is hidden from signed-in users, and a
 * button to donate to the page comes first.
 */
export function createHeaderButtons(options: HeaderButtonOptions): HeaderAction[] {
  const { actions, pathname } = options
  const shown = actions.flatMap((action) => createButtons(action, options))
  const isFundraising = /^\/fundraising(-edit)?(\/|$)/.test(pathname)
  const donate = isFundraising ? shown.find(({ asksFor }) => asksFor === 'donate') : undefined
  const ordered =
    donate === undefined
      ? shown
      : [
          { ...donate, emphasis: 'primary' as const },
          // Next to a donate button, the signup button is dropped, but not the link to the user's own page.
          ...shown
            .filter((button) => button !== donate && (button.asksFor !== 'signup' || button.isOwn))
            .map((button) =>
              button.emphasis === 'primary'
                ? { ...button, emphasis: 'secondary' as const }
                : button,
            ),
        ]
  return ordered.map(({ asksFor: _asksFor, isOwn: _isOwn, ...button }) => button)
}

type ShownButton = HeaderAction & Pick<ActionView, 'asksFor'> & { isOwn?: boolean }

function createButtons(action: ActionView, facts: HeaderButtonOptions): ShownButton[] {
  const { pathname, session, messages, onLogOut } = facts
  if (action.asksFor === 'login') {
    // Spec §2. Sign-out is available in the owner's tools and on the account page.
    if (session.user !== undefined && /^\/fundraising(\/|$)/.test(pathname)) return []
    if (isLoggedIn(session)) return [{ ...action, label: messages.logOut, onClick: onLogOut }]
    return session.user === undefined ? [action] : []
  }
  if (action.asksFor === 'signup') {
    const href = getUserPageUrl(facts)
    return [href === undefined ? action : { ...action, label: messages.myPage, href, isOwn: true }]
  }
  const slug = /^\/fundraising(?:-edit)?\/([^/]+)/.exec(pathname)?.[1]
  return action.asksFor === 'donate' && slug !== undefined
    ? [{ ...action, href: `/fundraising/${slug}/donate` }]
    : [action]
}

/** Returns the URL of the user's page: on this site if it has supporters' pages, otherwise on the platform. */
function getUserPageUrl({ session, hasSupporterPages }: HeaderButtonOptions): string | undefined {
  const page = session.page ?? session.pages.find(({ data }) => data.active)
  if (!isLoggedIn(session) || page === undefined) return undefined
  const here = `/fundraising/${encodeURIComponent(page.slug)}`
  return hasSupporterPages ? here : page.data.url || here
}
