import { totalAddress } from '../answers/address-of.ts'
import { readTotal } from '../answers/read-total.ts'
import { donateSheetText } from '../looks/sheet-text.ts'
import { defineLiveElement } from './define-live-element.ts'
import { makeLine, makeLink, makePart } from './make-part.ts'
import { makeTime } from './make-time.ts'
import { makeTotalSentence } from './make-total-sentence.ts'

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
