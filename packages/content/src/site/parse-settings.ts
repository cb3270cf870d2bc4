import * as v from 'valibot'
import { field, type FieldReader, InvalidValue, rejectValue } from '../fields/field.ts'
import {
  choice,
  colour,
  dateText,
  fontFamily,
  image,
  link,
  numberOr,
  optionalChoice,
  optionalNumber,
  optionalBoolean,
  requiredChoice,
  requiredFontFamily,
  requiredText,
  text,
  unicodeRange,
  boolean,
} from '../fields/fields.ts'
import { richText } from '../fields/rich-text.ts'
import { getMatchingWindow } from './projects.ts'
import type {
  AccessibilityConfig,
  AnalyticsConfig,
  CookieConsentConfig,
  DesignConfig,
  FontConfig,
  MatchingConfig,
  NoticeConfig,
  OtherWaysConfig,
  PlatformSettings,
} from './site-config.ts'

const lengthPixels = optionalNumber({ min: 0, max: 10_000 })
const fontWeight = optionalNumber({ min: 1, max: 1000 })
const webfont = v.object({
  type: requiredChoice(['google_font', 'external']),
  family: requiredFontFamily,
  url: link,
  weight: numberOr(400, { min: 1, max: 1000 }),
  style: choice(['normal', 'italic'], 'normal'),
  range: unicodeRange,
})

/** Avatar styles. Any other text is rejected, because the style becomes part of a URL. */
const avatarStyles = ['shapes', 'faces', 'robots'] as const

/** Parses the `design-*` fields of a document. */
export function parseDesign(reader: FieldReader): DesignConfig {
  const colourAt = (path: string) => reader.read(path, colour)
  const lengthAt = (path: string) => reader.read(path, lengthPixels)
  return {
    colors: {
      primary: colourAt('design.colors.primary'),
      secondary: colourAt('design.colors.secondary'),
      tertiary: colourAt('design.colors.tertiary'),
      dark: colourAt('design.colors.dark'),
      light: colourAt('design.colors.light'),
    },
    fonts: {
      head: parseFont(reader, 'design.fonts.head'),
      body: parseFont(reader, 'design.fonts.body'),
      button: parseFont(reader, 'design.fonts.button'),
    },
    webfonts: reader.values('design.webfonts', webfont),
    buttons: {
      spacing: lengthAt('design.buttons.spacing'),
      radius: lengthAt('design.buttons.radius'),
      fontSize: lengthAt('design.buttons.fontSize'),
      borderWidth: lengthAt('design.buttons.borderWidth'),
      borderColor: colourAt('design.buttons.borderColor'),
    },
    background: colourAt('design.background'),
    backgroundImage: reader.read('design.backgroundImage', image),
    container: lengthAt('design.container'),
    containerSpace: lengthAt('design.containerSpace'),
    scheme: reader.read('design.scheme', optionalChoice(['light', 'dark', 'auto'])),
    edge: reader.read('design.edge', optionalChoice(['none', 'wave', 'diagonal'])),
    pattern: reader.read('design.pattern', optionalChoice(['none', 'waves', 'contours'])),
    avatarStyle: reader.read('design.avatarStyle', optionalChoice(avatarStyles)),
  }
}

function parseFont(reader: FieldReader, path: string): FontConfig {
  return {
    family: reader.read(`${path}.family`, fontFamily),
    weight: reader.read(`${path}.weight`, fontWeight),
    uppercase: reader.read(`${path}.uppercase`, optionalBoolean),
    spacing: reader.read(`${path}.spacing`, optionalNumber({ min: -1, max: 1 })),
  }
}

const cookieRow = v.object({ name: requiredText, provider: text, purpose: text, expiry: text })

/** Analytics ID field. Restricts characters, because the ID becomes part of a URL. */
const analyticsId = field((value): string | InvalidValue => {
  if (value === null) return ''
  return typeof value === 'string' && /^[\w-]{0,60}$/.test(value.trim())
    ? value.trim()
    : rejectValue('an id of letters, digits, - and _', value)
})

const analyticsRow = v.pipe(
  v.object({
    type: requiredChoice(['google_analytics', 'google_tag_manager', 'script']),
    id: analyticsId,
    url: link,
  }),
  v.check(
    ({ type, id, url }) => (type === 'script' ? url !== '' : id !== ''),
    'expected an ID or the URL of a script, found neither',
  ),
)

/** Parses the `cookieConsent-*` fields of a document. */
export function parseConsent(reader: FieldReader): CookieConsentConfig {
  const textAt = (name: string) => reader.read(`cookieConsent.${name}`, text)
  return {
    display: reader.read('cookieConsent.display', boolean(false)),
    message: textAt('message'),
    link: textAt('link'),
    dismiss: textAt('dismiss'),
    button: textAt('button'),
    cookies: reader.values('cookieConsent.cookies', cookieRow),
  }
}

/** Parses the `analytics` rows of a document. */
export function parseAnalytics(reader: FieldReader): AnalyticsConfig[] {
  return reader.values('analytics', analyticsRow)
}

const countriesThatRequireConsent: readonly string[] = ['gb', 'ie']

/** Whether a country requires consent for optional cookies (Spec §9). Accepts a country or a locale such as `en-gb`. */
export function requiresConsent(country: string): boolean {
  return countriesThatRequireConsent.includes(
    country
      .trim()
      .toLowerCase()
      .replace(/^[a-z]{2}[-_]/, ''),
  )
}

/** Default response time, in working days. */
const defaultAnswerDays = 5

const emailAddress = field((value): string | InvalidValue => {
  if (value === null) return ''
  const email = typeof value === 'string' ? value.trim() : undefined
  return email !== undefined && (email === '' || /^[^\s@<>"?]+@[^\s@<>"?]+$/.test(email))
    ? email
    : rejectValue('an email address', value)
})

const limitRow = v.object({ text: requiredText })

/** Parses the `accessibility-*` fields of a document, for the accessibility statement. */
export function parseAccessibility(reader: FieldReader): AccessibilityConfig {
  const days = numberOr(defaultAnswerDays, { min: 1, max: 90, whole: true })
  return {
    email: reader.read('accessibility.email', emailAddress),
    answerDays: reader.read('accessibility.answerDays', days),
    testedBy: reader.read('accessibility.testedBy', text),
    testedOn: reader.read('accessibility.testedOn', dateText),
    limits: reader.values('accessibility.limits', limitRow).map((row) => row.text),
    complaintName: reader.read('accessibility.complaintName', text),
    complaintUrl: reader.read('accessibility.complaintUrl', link),
  }
}

/**
 * Parses the `notice-*` fields of a document. A link without a label or URL is reported and ignored.
 *
 * @param platform - platform settings, whose UTC offset applies to `notice-until`
 * @returns undefined if there is no text
 */
export function parseNotice(
  reader: FieldReader,
  platform: readonly PlatformSettings[],
): NoticeConfig | undefined {
  const noticeText = reader.read('notice.text', text)
  const label = reader.read('notice.linkLabel', text)
  const url = reader.read('notice.linkUrl', link)
  const until = reader.read('notice.until', dateText)
  const isComplete = hasCompleteLink(reader, { label, url }, ['notice.linkLabel', 'notice.linkUrl'])
  if (noticeText === '') return undefined
  return {
    text: noticeText,
    link: isComplete ? { label, url } : undefined,
    untilMs: getMatchingWindow({ platform }, { starts: undefined, ends: until }).endMs,
  }
}

const telephone = /^\+?[\d\s().-]{3,40}$/

/**
 * Parses the `giving-*` fields of a document: alternative ways to donate, for example while the payment page is down.
 *
 * @returns undefined if there are none
 */
export function parseOtherWays(reader: FieldReader): OtherWaysConfig | undefined {
  const isPaused = reader.read('giving.paused', boolean(false))
  const instructions = reader.read('giving.otherText', richText)
  const label = reader.read('giving.otherLabel', text)
  const url = reader.read('giving.otherUrl', link)
  const phone = reader.read('giving.phone', text)
  const isComplete = hasCompleteLink(reader, { label, url }, [
    'giving.otherLabel',
    'giving.otherUrl',
  ])
  const isPhone = telephone.test(phone)
  if (phone !== '' && !isPhone) reader.note('giving.phone', 'expected a phone number')
  const ways = {
    isPaused,
    text: instructions,
    link: isComplete ? { label, url } : undefined,
    phone: isPhone ? phone : '',
  }
  const isEmpty = instructions.length === 0 && !isComplete && !isPhone
  if (isPaused && isEmpty) reader.note('giving.paused', 'enter another way to donate')
  return isEmpty ? undefined : ways
}

function hasCompleteLink(
  reader: FieldReader,
  { label, url }: { label: string; url: string },
  [labelField, urlField]: readonly [string, string],
): boolean {
  if (label === '' && url !== '') reader.note(labelField, 'a link needs a label')
  if (label !== '' && url === '') reader.note(urlField, 'a link needs a URL')
  return label !== '' && url !== ''
}

/** Default ratio: the funder adds as much as was donated. */
const defaultRatio = 1

/**
 * Parses the `matching-*` fields of a document. If the funder or the pot is missing, or the end precedes the start, reports
 * a problem and ignores the matching.
 *
 * @param platform - platform settings, whose UTC offset applies to the dates
 * @returns undefined if there is no matching
 */
export function parseMatching(
  reader: FieldReader,
  platform: readonly PlatformSettings[],
): MatchingConfig | undefined {
  const funder = reader.read('matching.funder', text)
  const pot = reader.read('matching.pot', optionalNumber({ above: 0 }))
  const ratio = reader.read('matching.ratio', numberOr(defaultRatio, { min: 0.01, max: 100 }))
  const cap = reader.read('matching.cap', optionalNumber({ above: 0 }))
  const starts = reader.read('matching.starts', dateText)
  const ends = reader.read('matching.ends', dateText)
  const isEmpty = [funder || undefined, pot, cap, starts, ends].every(
    (value) => value === undefined,
  )
  if (isEmpty) return undefined
  if (funder === '') reader.note('matching.funder', 'enter the name of the funder')
  if (pot === undefined) reader.note('matching.pot', 'enter the maximum that the funder adds')
  const { startMs = -Infinity, endMs = Infinity } = getMatchingWindow(
    { platform },
    { starts, ends },
  )
  const isBackwards = endMs < startMs
  if (isBackwards) reader.note('matching.ends', 'expected a time after the start')
  if (funder === '' || pot === undefined || isBackwards) return undefined
  return { funder, pot, ratioPercent: Math.round(ratio * 100), cap, starts, ends }
}
