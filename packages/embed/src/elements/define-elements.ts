import { formatAmount } from '../data/format.ts'
import { type LeaderboardEntry, readLeaderboard, readTotal, type Total } from '../data/parse.ts'
import { leaderboardUrl, totalUrl } from '../data/request.ts'
import { defineLiveElement } from './live-element.ts'
import { makeLabel, makeLine, makeLink, makePart, makeTime, makeTotalSentence } from './parts.ts'
import { donateSheetText, leaderboardSheetText, totalSheetText } from './styles.ts'

/** Defines `<milepost-total>`: link, amount, progress bar and number of donations. No-op on a server. */
export function defineTotal(): void {
  defineLiveElement({
    name: 'milepost-total',
    defaultKind: 'site',
    styles: totalSheetText,
    toUrl: totalUrl,
    read: readTotal,
    show(total, { label, locale }) {
      const { sentence, details, language, announcement } = makeTotalSentence(total, locale)
      return {
        parts: [
          makeLabel(total.url, label),
          sentence,
          total.targetMinor > 0 ? makeBar(total) : undefined,
          makeLine('details', [...details, ...makeTime(total, language)]),
        ],
        language,
        announcement,
      }
    },
  })
}

/** Creates the progress bar. It is hidden from screen readers, because the sentence contains the same information. */
function makeBar({ raisedMinor, targetMinor }: Total): HTMLElement {
  const fill = makePart('div', 'fill')
  fill.style.width = `${Math.min(100, (raisedMinor / targetMinor) * 100)}%`
  const bar = makePart('div', 'bar', fill)
  bar.setAttribute('aria-hidden', 'true')
  return bar
}

/** Defines `<milepost-leaderboard>`: the people or teams that raised the most. No-op on a server. */
export function defineLeaderboard(): void {
  defineLiveElement({
    name: 'milepost-leaderboard',
    defaultKind: 'people',
    styles: leaderboardSheetText,
    toUrl: leaderboardUrl,
    read: readLeaderboard,
    show(board, { label, locale, limit, source }) {
      const language = locale ?? board.language
      const amount = ({ raisedMinor, text }: LeaderboardEntry) =>
        locale === undefined ? text : formatAmount(locale, raisedMinor, board.currency)
      const entries = board.entries.slice(0, limit).map((entry) => {
        const link = makeLink('link', entry.url, entry.name)
        // A name may have a different text direction.
        link.dir = 'auto'
        return makePart(
          'li',
          'entry',
          makePart('span', 'rank', new Intl.NumberFormat(language).format(entry.rank)),
          makePart('span', 'name', link),
          makePart('span', 'sum', amount(entry)),
        )
      })
      const list = makePart('ol', 'list', ...entries)
      // Some screen readers ignore lists without markers.
      list.setAttribute('role', 'list')
      if (label !== '') list.setAttribute('aria-label', label)
      const heading = makeLabel(source, label)
      const time = makeLine('details', makeTime(board, language))
      const parts = [heading, list, time]
      const first = board.entries.slice(0, 1).map((entry) => `${entry.name} ${amount(entry)}`)
      return { parts, language, announcement: first.join('') }
    },
  })
}

/**
 * Defines `<milepost-donate>`: the amount, and a button that links to the donation page. If donations are closed, a
 * plain link to the page replaces the button. No-op on a server.
 */
export function defineDonate(): void {
  defineLiveElement({
    name: 'milepost-donate',
    defaultKind: 'site',
    styles: donateSheetText,
    toUrl: totalUrl,
    read: readTotal,
    show(total, { label, locale, source }) {
      const { sentence, language, announcement } = makeTotalSentence(total, locale)
      const { donateUrl, url } = total
      const messages = label || new URL(source).host
      const link = makeLink(donateUrl === undefined ? 'link' : 'button', donateUrl ?? url, messages)
      const time = makeLine('details', makeTime(total, language))
      return { parts: [sentence, makePart('p', 'action', link), time], language, announcement }
    },
  })
}
