import { formatAmount } from '../data/format.ts'
import { type LeaderboardEntry, readLeaderboard, readTotal, type Total } from '../data/parse.ts'
import { leaderboardAddress, totalAddress } from '../data/request.ts'
import { defineLiveElement } from './live-element.ts'
import { makeLabel, makeLine, makeLink, makePart, makeTime, makeTotalSentence } from './parts.ts'
import { donateSheetText, leaderboardSheetText, totalSheetText } from './styles.ts'

/** Makes `<milepost-total>` known to the page: the link, the amount, the bar, and how many gave. On a server it does nothing. */
export function defineTotal(): void {
  defineLiveElement({
    name: 'milepost-total',
    defaultKind: 'site',
    styles: totalSheetText,
    addressOf: totalAddress,
    read: readTotal,
    show(total, { label, locale }) {
      const { sentence, details, language, said } = makeTotalSentence(total, locale)
      return {
        parts: [
          makeLabel(total.url, label),
          sentence,
          total.targetMinor > 0 ? makeBar(total) : undefined,
          makeLine('details', [...details, ...makeTime(total, language)]),
        ],
        language,
        said,
      }
    },
  })
}

/** The bar. Screen readers leave it out, because the sentence says the same. */
function makeBar({ raisedMinor, targetMinor }: Total): HTMLElement {
  const fill = makePart('div', 'fill')
  fill.style.width = `${Math.min(100, (raisedMinor / targetMinor) * 100)}%`
  const bar = makePart('div', 'bar', fill)
  bar.setAttribute('aria-hidden', 'true')
  return bar
}

/** Makes `<milepost-leaderboard>` known to the page: the people or the teams who raised most. On a server it does nothing. */
export function defineLeaderboard(): void {
  defineLiveElement({
    name: 'milepost-leaderboard',
    defaultKind: 'people',
    styles: leaderboardSheetText,
    addressOf: leaderboardAddress,
    read: readLeaderboard,
    show(board, { label, locale, limit, source }) {
      const language = locale ?? board.language
      const amount = ({ raisedMinor, text }: LeaderboardEntry) =>
        locale === undefined ? text : formatAmount(locale, raisedMinor, board.currency)
      const entries = board.entries.slice(0, limit).map((entry) => {
        const link = makeLink('link', entry.url, entry.name)
        // A name may be written the other way.
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
      // Without marks a list is none for some readers of screens.
      list.setAttribute('role', 'list')
      if (label !== '') list.setAttribute('aria-label', label)
      const heading = makeLabel(source, label)
      const time = makeLine('details', makeTime(board, language))
      const parts = [heading, list, time]
      const said = board.entries.slice(0, 1).map((entry) => `${entry.name} ${amount(entry)}`)
      return { parts, language, said: said.join('') }
    },
  })
}

/**
 * Makes `<milepost-donate>` known to the page: the amount, and a button that leads to the donate page. Where nothing can be given
 * there is a plain link to the page itself. On a server it does nothing.
 */
export function defineDonate(): void {
  defineLiveElement({
    name: 'milepost-donate',
    defaultKind: 'site',
    styles: donateSheetText,
    addressOf: totalAddress,
    read: readTotal,
    show(total, { label, locale, source }) {
      const { sentence, language, said } = makeTotalSentence(total, locale)
      const { donateUrl, url } = total
      const words = label || new URL(source).host
      const link = makeLink(donateUrl === undefined ? 'link' : 'button', donateUrl ?? url, words)
      const time = makeLine('details', makeTime(total, language))
      return { parts: [sentence, makePart('p', 'action', link), time], language, said }
    },
  })
}
