import type { HeaderAction } from '@milepost/ui'
import { isLoggedIn, type Session } from '@milepost/supporter'
import type { ActionView } from '../totals/section-view.ts'

export interface HeaderButtonFacts {
  /** The site's own buttons, as an anonymous visitor has them. */
  readonly actions: readonly ActionView[]
  readonly pathname: string
  readonly session: Session
  /** Whether supporters' pages are drawn by documents of this site. */
  readonly hasSupporterPages: boolean
  readonly words: { readonly logOut: string; readonly myPage: string }
  readonly onLogOut: () => void
}

/**
 * The buttons of the header for the visitor (Spec §2): login becomes 'Logout', signup becomes 'My Page' for a supporter who
 * has a page. Under `/fundraising` login is hidden from a user, and a donation to that page comes first.
 */
export function headerButtons(facts: HeaderButtonFacts): HeaderAction[] {
  const { actions, pathname } = facts
  const shown = actions.flatMap((action) => buttonFor(action, facts))
  const isFundraising = /^\/fundraising(-edit)?(\/|$)/.test(pathname)
  const donate = isFundraising ? shown.find(({ asksFor }) => asksFor === 'donate') : undefined
  const ordered =
    donate === undefined
      ? shown
      : [
          { ...donate, emphasis: 'primary' as const },
          // Next to a donate button, the button to start a page is dropped. The link to the user's own page stays.
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

function buttonFor(action: ActionView, facts: HeaderButtonFacts): ShownButton[] {
  const { pathname, session, words, onLogOut } = facts
  if (action.asksFor === 'login') {
    // Spec §2. The owner's tools and the account page offer to sign out.
    if (session.user !== undefined && /^\/fundraising(\/|$)/.test(pathname)) return []
    if (isLoggedIn(session)) return [{ ...action, label: words.logOut, onClick: onLogOut }]
    return session.user === undefined ? [action] : []
  }
  if (action.asksFor === 'signup') {
    const href = ownPageAddress(facts)
    return [href === undefined ? action : { ...action, label: words.myPage, href, isOwn: true }]
  }
  const slug = /^\/fundraising(?:-edit)?\/([^/]+)/.exec(pathname)?.[1]
  return action.asksFor === 'donate' && slug !== undefined
    ? [{ ...action, href: `/fundraising/${slug}/donate` }]
    : [action]
}

/** Returns the target of 'My Page': this site if it has supporters' pages, otherwise the page's URL on the platform. */
function ownPageAddress({ session, hasSupporterPages }: HeaderButtonFacts): string | undefined {
  const page = session.page ?? session.pages.find(({ data }) => data.active)
  if (!isLoggedIn(session) || page === undefined) return undefined
  const here = `/fundraising/${encodeURIComponent(page.slug)}`
  return hasSupporterPages ? here : page.data.url || here
}
