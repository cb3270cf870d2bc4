import {
  readWebAddress,
  readCount,
  readCurrency,
  readLanguage,
  readRecord,
  readText,
  readTime,
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
  const total = readRecord(json)
  const text = readRecord(total['text'])
  const url = readWebAddress(total['url'])
  const currency = readCurrency(total['currency'])
  const raisedMinor = readCount(total['raisedMinor'])
  const asOfMs = readTime(total['asOf'])
  const raised = readText(text['raised'])
  const isWhole =
    total['v'] === 1 && url && currency && raisedMinor !== undefined && asOfMs && raised
  if (!isWhole) return undefined
  return {
    url,
    donateUrl: readWebAddress(total['donateUrl']),
    currency,
    raisedMinor,
    targetMinor: readCount(total['targetMinor']) ?? 0,
    asOfMs,
    isLastGood: total['lastGood'] === true,
    words: {
      raised,
      target: readText(text['target']),
      percent: readCount(text['percent']),
      count: readText(text['count']),
      summary: readText(text['summary']) ?? raised,
      language: readLanguage(text['language']),
    },
  }
}
