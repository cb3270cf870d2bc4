import type { Brand } from '../journeys/journey.ts'

/** What a demo site calls things, and who is on it from the beginning. */
export interface SiteWords {
  readonly symbol: string
  readonly currency: string
  /** The link that leads to a page of one's own. */
  readonly begin: string
  /** A question among the site's answers, and words of its answer. */
  readonly question: string
  readonly contact: { readonly send: string; readonly topic: string; readonly thanks: RegExp }
}

export const siteWords: Readonly<Record<Brand, SiteWords>> = {
  tideline: {
    symbol: '£',
    currency: 'GBP',
    begin: 'Start your page',
    question: 'I gave the wrong amount.',
    contact: { send: 'Send it', topic: 'A gift', thanks: /^Thank you\. It is in the tin/ },
  },
  summit: {
    symbol: '$',
    currency: 'AUD',
    begin: 'Start a page',
    question: 'I gave the wrong amount.',
    contact: { send: 'Send', topic: 'A gift or a receipt', thanks: /^Got it\./ },
  },
}
