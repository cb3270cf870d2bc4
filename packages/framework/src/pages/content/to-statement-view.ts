import type { AccessibilityConfig } from '@milepost/content'
import { richTextToHtml, type SafeHtml } from '@milepost/content/html'
import { fillCount, fillMessage, formatLocalDate } from '@milepost/supporter/messages'
import type { SiteMessages } from '../../messages/site-messages.ts'
import type { Conformance } from './conformance.data.ts'

/** Authorities for complaints about inaccessible websites, by country. */
const complaintAuthorities: Readonly<
  Record<string, { readonly name: string; readonly url: string } | undefined>
> = {
  au: {
    name: 'Australian Human Rights Commission',
    url: 'https://humanrights.gov.au/complaints',
  },
  gb: {
    name: 'Equality Advisory and Support Service (EASS)',
    url: 'https://www.equalityadvisoryservice.com/',
  },
}

/** Accessibility statement of a site. */
export interface StatementView {
  title: string
  description: string
  parts: StatementPart[]
}

interface StatementPart {
  html: SafeHtml
  /** Set if the text is in English on a page in another language. */
  isEnglish?: true
}

interface StatementInput {
  site: string
  /** Two-letter country code in lower case. */
  country: string
  /** Content of the site's document. */
  own: AccessibilityConfig
  /** Conformance of the framework, from the accessibility report. */
  product: Conformance
}

interface StatementBlock {
  type: 'heading2' | 'paragraph' | 'list-item'
  text: string
  spans: {
    type: 'hyperlink'
    start: number
    end: number
    data: { link_type: 'Web'; url: string }
  }[]
}

/** Creates the accessibility statement, based on the W3C's template: https://www.w3.org/WAI/planning/statements/ */
export function toStatementView(
  { site, country, own, product }: StatementInput,
  { statement, language }: Pick<SiteMessages, 'statement' | 'language'>,
): StatementView {
  const date = (day: string) => formatLocalDate(day, { language })
  const { partly, failed, open, notTested } = product
  const isFull = partly.length + failed.length + open.length + own.limits.length === 0
  const limits = [...failed, ...partly].toSorted(byNumber)
  const counts = {
    all: product.all,
    met: product.met,
    partly: partly.length,
    failed: failed.length,
    open: open.length,
  }
  const ownDay = (own.testedOn ?? '').slice(0, 10)
  const renewed = ownDay > product.day ? ownDay : product.day
  const parts: (StatementPart | StatementBlock[])[] = [
    [
      createParagraph(fillMessage(statement.intro, { site })),
      ...createList([
        statement.zoom,
        statement.keyboard,
        statement.reader,
        statement.settings,
        statement.noScript,
      ]),
      createHeading(statement.statusTitle),
      createParagraph(isFull ? statement.full : statement.partial),
      createParagraph(fillMessage(statement.counts, counts)),
      ...(isFull && notTested.length === 0 ? [] : [createHeading(statement.limitsTitle)]),
      ...createListWithSentence(statement.limitsOwn, own.limits),
    ],
    ...createEnglishList(statement.limitsProduct, limits),
    ...createEnglishList(statement.open, open.toSorted(byNumber)),
    ...createEnglishList(statement.notTried, notTested),
    [
      createHeading(statement.contactTitle),
      createParagraph(statement.contact),
      ...(own.email === ''
        ? [createParagraph(statement.contactUnknown)]
        : [
            createLinkedBlock('paragraph', own.email, `mailto:${own.email}`),
            createParagraph(fillCount(statement.answer, own.answerDays, { language })),
          ]),
      createHeading(statement.testedTitle),
      createParagraph(
        fillMessage(statement.testedProduct, {
          // Before the first release there is no version.
          product: product.version === '0.0.0' ? 'Milepost' : `Milepost ${product.version}`,
          date: date(product.day),
        }),
      ),
      ...createTestBlocks(own, statement, date),
      createHeading(statement.technicalTitle),
      createParagraph(statement.technical),
      ...createComplaintBlocks(own, country, statement),
      createParagraph(fillMessage(statement.prepared, { date: date(renewed) })),
    ],
  ]
  return {
    title: statement.title,
    description: fillMessage(statement.description, { site }),
    parts: parts.map((part) => (Array.isArray(part) ? { html: richTextToHtml(part) } : part)),
  }
}

/** Orders criteria such as `1.4.11 Non-text Contrast` by their number. */
const byNumber = (a: string, b: string) => a.localeCompare(b, 'en', { numeric: true })

const createParagraph = (text: string): StatementBlock => ({ type: 'paragraph', text, spans: [] })
const createHeading = (text: string): StatementBlock => ({ type: 'heading2', text, spans: [] })

function createList(items: readonly string[]): StatementBlock[] {
  return items.map((text) => ({ type: 'list-item', text, spans: [] }))
}

/** Creates a sentence followed by a list; empty if the list is. */
function createListWithSentence(sentence: string, items: readonly string[]): StatementBlock[] {
  return items.length === 0 ? [] : [createParagraph(sentence), ...createList(items)]
}

/** Creates a sentence in the page's language, followed by a list in English. */
function createEnglishList(
  sentence: string,
  items: readonly string[],
): (StatementPart | StatementBlock[])[] {
  if (items.length === 0) return []
  return [[createParagraph(sentence)], { html: richTextToHtml(createList(items)), isEnglish: true }]
}

function createLinkedBlock(
  type: StatementBlock['type'],
  text: string,
  url: string,
): StatementBlock {
  const data = { link_type: 'Web', url } as const
  return { type, text, spans: [{ type: 'hyperlink', start: 0, end: text.length, data }] }
}

function createTestBlocks(
  { testedBy: who, testedOn }: AccessibilityConfig,
  messages: SiteMessages['statement'],
  date: (day: string) => string,
): StatementBlock[] {
  if (testedOn === undefined)
    return who === '' ? [] : [createParagraph(fillMessage(messages.testedBy, { who }))]
  const day = date(testedOn)
  return [
    createParagraph(
      who === ''
        ? fillMessage(messages.testedOn, { date: day })
        : fillMessage(messages.testedByOn, { who, date: day }),
    ),
  ]
}

function createComplaintBlocks(
  own: AccessibilityConfig,
  country: string,
  messages: SiteMessages['statement'],
): StatementBlock[] {
  const usual = complaintAuthorities[country]
  const hasOwn = own.complaintName !== '' || own.complaintUrl !== ''
  const name = hasOwn ? own.complaintName || own.complaintUrl : usual?.name
  const url = hasOwn ? own.complaintUrl : usual?.url
  if (name === undefined) return []
  return [
    createHeading(messages.complaintTitle),
    createParagraph(messages.complaint),
    url === undefined || url === ''
      ? createParagraph(name)
      : createLinkedBlock('paragraph', name, url),
  ]
}
