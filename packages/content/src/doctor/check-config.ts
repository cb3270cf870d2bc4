import { getDocumentData } from '../documents/deserialise-fields.ts'
import { toTagSlug } from '../pages/tag-pages.ts'
import { requiresConsent } from '../site/parse-settings.ts'
import { parseSite } from '../site/parse-site.ts'
import { isProjectActive, pagesOnlyMessage, peerToPeerVariant } from '../site/projects.ts'
import type { SiteConfig } from '../site/site-config.ts'
import { type Finding, listRowsAt, textAt, toFinding } from './finding.ts'

/** Checks a site's configuration: fields, projects, tags, consent and messages. */
export function checkConfig(
  raw: unknown,
  { now, messages }: { now: Date; messages: MessageCatalogue | undefined },
): Finding[] {
  const { site, issues } = parseSite(raw)
  const data = getDocumentData(raw)
  return [
    ...issues.map((issue) =>
      toFinding(issue.problem === pagesOnlyMessage ? 'pages-only' : 'field', issue),
    ),
    ...checkProjects(site, data, now),
    ...checkKinds(site, data),
    ...checkTags(site),
    ...checkConsent(site, raw),
    ...checkAccessibility(site),
    ...(messages === undefined ? [] : checkMessages(site, data, messages)),
  ]
}

/** Returns the path of a project in the raw document, whose items may include invalid ones that the parsed settings omit. */
function readItemField(
  raw: unknown,
  slice: number,
  item: Readonly<Record<string, string>>,
): string {
  const rows = listRowsAt(listRowsAt(raw, 'platform')[slice], 'items')
  const index = rows.findIndex((row) =>
    Object.entries(item).every(([name, value]) => (textAt(row, name) ?? '') === value),
  )
  return index === -1 ? 'platform' : `platform[${slice}].items[${index}]`
}

function checkProjects({ document, platform }: SiteConfig, raw: unknown, now: Date): Finding[] {
  return platform.flatMap(({ items, variant, utcOffsetHours }, slice) =>
    items
      .filter((item) => !isProjectActive(item, { now, utcOffsetHours }))
      .map(({ type, uid, startDate = 'ever', endDate }) => {
        const window = `${startDate} to ${endDate ?? 'ever'}`
        const problem = `${variant}: the ${type} "${uid}" isn't active at the moment (${window})`
        const field = readItemField(raw, slice, { uid, endDate: endDate ?? '' })
        return toFinding('project-window', { document, field, problem })
      }),
  )
}

/** Reports projects that do not count towards the totals, which cover one kind of project only. */
function checkKinds({ document, platform }: SiteConfig, raw: unknown): Finding[] {
  return platform.flatMap(({ items, variant }, slice) => {
    if (variant === peerToPeerVariant) return []
    const counted = countedKinds(items)
    return items.flatMap(({ type, uid }) => {
      const problem = !counted.includes(type)
        ? `the ${type} "${uid}" isn't counted: totals only include projects of the type "${counted[0]}"`
        : type === 'event' && !/^\d+$/.test(uid)
          ? `the event "${uid}" has no totals: the uid of an event must be a number`
          : undefined
      if (problem === undefined) return []
      const item = readItemField(raw, slice, { uid, type })
      const field = item === 'platform' ? item : `${item}.type`
      return [toFinding('project-kinds', { document, field, problem })]
    })
  })
}

/** Reports tag values with the same slug, because only one of their pages can be reached. */
function checkTags({ document, tags }: SiteConfig): Finding[] {
  const slugs = new Map<string, string>()
  return tags.flatMap(({ name, values }) =>
    values.flatMap((value) => {
      const path = `/${toTagSlug(name)}/${toTagSlug(value)}`
      const other = slugs.get(path)
      slugs.set(path, value)
      if (other === undefined) return []
      const problem = `"${value}" and "${other}" of the tag "${name}" have the same URL, ${path}`
      return [toFinding('tag', { document, field: 'tags', problem })]
    }),
  )
}

/** Returns the kinds of projects that count towards totals. Campaigns take precedence over events, then charities, then pages. */
export function countedKinds(items: readonly { type: string }[]): readonly string[] {
  const has = (kind: string) => items.some(({ type }) => type === kind)
  if (has('campaign')) return ['campaign']
  if (has('event')) return ['event', 'charity']
  return has('charity') ? ['charity'] : ['page']
}

/**
 * Reports a site whose optional scripts wait for consent although its banner is switched off. If the country requires
 * consent (Spec §9), the banner is shown anyway; otherwise the scripts never load.
 */
function checkConsent(
  { document, analytics, head, cookieConsent, localisation }: SiteConfig,
  raw: unknown,
): Finding[] {
  const waiting = analytics.length + head.scripts.filter((script) => script.afterConsent).length
  if (waiting === 0 || cookieConsent.display) return []
  const field = 'cookieConsent-display'
  const place = [localisation.country, textAt(raw, 'lang') ?? ''].find(requiresConsent)
  return [
    place === undefined
      ? toFinding('no-effect', {
          document,
          field,
          problem: 'analytics and scripts never load: they wait for consent, but the banner is off',
        })
      : toFinding('consent', {
          document,
          field,
          problem: `the banner is shown although it is switched off, because ${place} requires consent: set this to Yes`,
        }),
  ]
}

/** Warns if the accessibility statement has no contact email. */
function checkAccessibility({ document, accessibility }: SiteConfig): Finding[] {
  if (accessibility.email !== '') return []
  return [
    toFinding('accessibility-contact', {
      document,
      field: 'accessibility-email',
      problem: 'the accessibility statement has no contact: add an email address',
    }),
  ]
}

/** The product's message catalogue: `messages.json` of `@milepost/framework`. */
export interface MessageCatalogue {
  /** English text by key: `<feature>.<key>`, with `.<form>` appended for plural forms. */
  readonly messages: Readonly<Record<string, string>>
}

const pluralForm = /\.(?:zero|one|two|few|many|other)$/

/** Checks keys, parameters and plural forms of custom messages. */
function checkMessages(
  { document, messages }: SiteConfig,
  raw: unknown,
  list: MessageCatalogue,
): Finding[] {
  return Object.entries(messages).flatMap(([key, text]) => {
    const row = listRowsAt(raw, 'messages').findLastIndex((entry) => textAt(entry, 'key') === key)
    const at = (part: 'key' | 'text') => ({ document, field: `messages[${row}].${part}` })
    const english = englishText(list, key)
    if (english === undefined) {
      return [toFinding('unknown-message', { ...at('key'), problem: createUnknownKey(list, key) })]
    }
    const known = findParameters(english)
    const braces = findParameters(text)
      .filter((name) => !known.includes(name))
      .map((name) =>
        toFinding('unknown-message', {
          ...at('text'),
          problem: `the message "${key}" has no parameter {${name}}`,
        }),
      )
    const missing = getOtherForms(list, key).filter((form) => !Object.hasOwn(messages, form))
    const forms = missing.map((form) =>
      toFinding('missing-plural-form', {
        ...at('key'),
        problem: `"${form}" has no text: add one, as for "${key}"`,
      }),
    )
    return [...braces, ...forms]
  })
}

/** Returns the English text of a message. Plural forms that English lacks fall back to `other`. */
function englishText({ messages }: MessageCatalogue, key: string): string | undefined {
  const general = key.replace(pluralForm, '.other')
  if (Object.hasOwn(messages, key)) return messages[key]
  return Object.hasOwn(messages, general) ? messages[general] : undefined
}

/** Returns the keys of a message's other plural forms. */
function getOtherForms({ messages }: MessageCatalogue, key: string): string[] {
  const message = key.replace(pluralForm, '')
  if (message === key) return []
  return Object.keys(messages).filter(
    (other) => other !== key && pluralForm.test(other) && other.replace(pluralForm, '') === message,
  )
}

function createUnknownKey({ messages }: MessageCatalogue, key: string): string {
  const candidates = Object.keys(messages).filter((known) => known.split('.')[1] === key)
  const problem = `there is no message "${key}"`
  return candidates.length === 0 ? problem : `${problem}. Use ${candidates.join(' or ')}`
}

/** Returns the names of a message's parameters, for example `amount` in `{amount} to go`. */
function findParameters(text: string): string[] {
  return Array.from(text.matchAll(/\{(\w{1,60})\}/g), ([, name = '']) => name)
}
