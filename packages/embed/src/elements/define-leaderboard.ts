import { leaderboardAddress } from '../answers/address-of.ts'
import { type LeaderboardEntry, readLeaderboard } from '../answers/read-leaderboard.ts'
import { formatAmount } from '../words/format-amount.ts'
import { leaderboardSheetText } from '../looks/sheet-text.ts'
import { defineLiveElement } from './define-live-element.ts'
import { makeLabel, makeLine, makeLink, makePart } from './make-part.ts'
import { makeTime } from './make-time.ts'

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
