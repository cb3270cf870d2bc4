import {
  addressIn,
  countIn,
  currencyIn,
  languageIn,
  recordIn,
  textIn,
  timeIn,
} from './read-fields.ts'

/** What the elements show of a total. */
export interface Total {
  readonly url: string
  /** Absent where nothing can be given. */
  readonly donateUrl: string | undefined
  readonly currency: string
  readonly raisedMinor: number
  /** 0 where there is no target. */
  readonly targetMinor: number
  /** When the figure was true, in milliseconds. */
  readonly asOfMs: number
  /** The platform did not answer, and this is what it said before. */
  readonly isLastGood: boolean
  /** The site's own words, in its language. */
  readonly words: {
    readonly raised: string
    readonly target: string | undefined
    readonly percent: number | undefined
    readonly count: string | undefined
    readonly summary: string
    readonly language: string | undefined
  }
}

/**
 * Reads version 1 of the JSON of a total. Nothing in it is trusted: texts are cut at 200 characters, links are http or https.
 *
 * @returns undefined for whatever is no total
 */
export function readTotal(json: unknown): Total | undefined {
  const total = recordIn(json)
  const text = recordIn(total['text'])
  const url = addressIn(total['url'])
  const currency = currencyIn(total['currency'])
  const raisedMinor = countIn(total['raisedMinor'])
  const asOfMs = timeIn(total['asOf'])
  const raised = textIn(text['raised'])
  const isWhole =
    total['v'] === 1 && url && currency && raisedMinor !== undefined && asOfMs && raised
  if (!isWhole) return undefined
  return {
    url,
    donateUrl: addressIn(total['donateUrl']),
    currency,
    raisedMinor,
    targetMinor: countIn(total['targetMinor']) ?? 0,
    asOfMs,
    isLastGood: total['lastGood'] === true,
    words: {
      raised,
      target: textIn(text['target']),
      percent: countIn(text['percent']),
      count: textIn(text['count']),
      summary: textIn(text['summary']) ?? raised,
      language: languageIn(text['language']),
    },
  }
}
