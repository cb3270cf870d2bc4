import { parseDate } from '@milepost/measures'
import { dateText } from '../fields/date.ts'
import type { FieldReader } from '../fields/field-reader.ts'
import { link } from '../fields/link.ts'
import { richText } from '../fields/rich-text.ts'
import { text } from '../fields/text.ts'
import { yesNo } from '../fields/yes-no.ts'
import type { NoticeConfig, OtherWaysConfig } from './bad-days-config.ts'

/**
 * The `notice-*` fields of a document: what is at the top of every page for a while. A link without words or without an
 * address is none: an issue says so.
 *
 * @returns undefined where there is no text
 */
export function parseNotice(reader: FieldReader): NoticeConfig | undefined {
  const words = reader.read('notice.text', text, '')
  const label = reader.read('notice.linkLabel', text, '')
  const url = reader.read('notice.linkUrl', link, '')
  const until = reader.read('notice.until', dateText, undefined)
  const isWhole = hasWholeLink(reader, { label, url }, ['notice.linkLabel', 'notice.linkUrl'])
  if (words === '') return undefined
  return {
    text: words,
    link: isWhole ? { label, url } : undefined,
    untilMs: parseDate(until)?.getTime(),
  }
}

/** Digits, and what people write between them. */
const telephone = /^\+?[\d\s().-]{3,40}$/

/**
 * The `giving-*` fields of a document: other ways to give, for days on which the payment page is down.
 *
 * @returns undefined where the document names none
 */
export function parseOtherWays(reader: FieldReader): OtherWaysConfig | undefined {
  const isPaused = reader.read('giving.paused', yesNo(false), false)
  const words = reader.read('giving.otherText', richText, [])
  const label = reader.read('giving.otherLabel', text, '')
  const url = reader.read('giving.otherUrl', link, '')
  const phone = reader.read('giving.phone', text, '')
  const isWhole = hasWholeLink(reader, { label, url }, ['giving.otherLabel', 'giving.otherUrl'])
  const isPhone = telephone.test(phone)
  if (phone !== '' && !isPhone) reader.note('giving.phone', 'expected a telephone number')
  const ways = {
    isPaused,
    text: words,
    link: isWhole ? { label, url } : undefined,
    phone: isPhone ? phone : '',
  }
  const isEmpty = words.length === 0 && !isWhole && !isPhone
  if (isPaused && isEmpty) reader.note('giving.paused', 'say how people can give instead')
  return isEmpty ? undefined : ways
}

function hasWholeLink(
  reader: FieldReader,
  { label, url }: { label: string; url: string },
  [labelField, urlField]: readonly [string, string],
): boolean {
  if (label === '' && url !== '') reader.note(labelField, 'a link needs words')
  if (label !== '' && url === '') reader.note(urlField, 'a link needs an address')
  return label !== '' && url !== ''
}
