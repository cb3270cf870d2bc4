import { totalAddress } from '../answers/address-of.ts'
import { readTotal, type Total } from '../answers/read-total.ts'
import { totalSheetText } from '../looks/sheet-text.ts'
import { defineLiveElement } from './define-live-element.ts'
import { makeLabel, makeLine, makePart } from './make-part.ts'
import { makeTime } from './make-time.ts'
import { makeTotalSentence } from './make-total-sentence.ts'

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
