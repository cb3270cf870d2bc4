/**
 * What a page can be shown as, by what varies. The first of each is how the page is anyway. No word is in two lists, so
 * that an address can name a state by words alone.
 */
export const pageStates = {
  /** Who looks at the page. */
  who: ['visitor', 'member', 'captain', 'owner', 'admin'],
  /** The day, by the dates of the site's projects. */
  when: ['today', 'before', 'during', 'last-day', 'over'],
  /** The raised share of the target. */
  raised: ['as-raised', 'nothing', 'a-third', 'met', 'far-beyond'],
  /** How the platform answers. */
  platform: ['platform-up', 'platform-slow', 'platform-down'],
  /** Whether pages take gifts, and whether the site is being worked on. */
  site: ['open', 'closed', 'maintenance'],
  /** Long names, and the direction of the page. */
  words: ['usual-words', 'long-names', 'right-to-left'],
  currency: ['own-currency', 'other-currency'],
} as const

/** What varies between states. */
export type StateAspect = keyof typeof pageStates

/** A state that a page is shown in. */
export type PageState = { readonly [A in StateAspect]: (typeof pageStates)[A][number] }

/** Any word of a state. */
export type StateWord = PageState[StateAspect]

export const stateAspects = Object.keys(pageStates) as readonly StateAspect[]

/** The page as it is anyway. */
export const usualState: PageState = {
  who: 'visitor',
  when: 'today',
  raised: 'as-raised',
  platform: 'platform-up',
  site: 'open',
  words: 'usual-words',
  currency: 'own-currency',
}
