import { documentData } from '../documents/deserialise-fields.ts'
import { isRecord } from '../documents/values.ts'
import { tagSlug } from '../pages/tag-pages.ts'
import { consentRequired } from '../site/parse-settings.ts'
import { parseSite } from '../site/parse-site.ts'
import { isProjectActive, pagesOnlyMessage, peerToPeerVariant } from '../site/projects.ts'
import type { SiteConfig } from '../site/site-config.ts'
import { type Finding, listRowsAt, textAt, toFinding } from './finding.ts'

/** Looks at a site's configuration: its fields, its projects, its tags and its words. */
export function examineConfig(
  raw: unknown,
  { now, messages }: { now: Date; messages: MessageList | undefined },
): Finding[] {
  const { site, issues } = parseSite(raw)
  const data = documentData(raw)
  return [
    ...issues.map((issue) =>
      toFinding(issue.problem === pagesOnlyMessage ? 'pages-only' : 'field', issue),
    ),
    ...examineProjects(site, data, now),
    ...examineKinds(site, data),
    ...examineTags(site),
    ...examineConsent(site, raw),
    ...examineAccessibility(site),
    ...(messages === undefined ? [] : examineMessages(site, data, messages)),
  ]
}

function examineProjects({ document, platform }: SiteConfig, raw: unknown, now: Date): Finding[] {
  return platform.flatMap((settings, slice) =>
    settings.items
      .filter((item) => !isProjectActive(item, { now, utcOffsetHours: settings.utcOffsetHours }))
      .map((item) => {
        const { type, uid, startDate, endDate } = item
        const from = startDate ?? 'ever'
        const to = endDate ?? 'ever'
        const problem = `${settings.variant}: the ${type} "${uid}" is not open now (${from} to ${to})`
        // Items that cannot be read are left out of the settings, so places come from the document.
        const rows = listRowsAt(listRowsAt(raw, 'platform')[slice], 'items')
        const index = rows.findIndex(
          (row) => textAt(row, 'uid') === uid && textAt(row, 'endDate') === endDate,
        )
        const field = index === -1 ? 'platform' : `platform[${slice}].items[${index}]`
        return toFinding('project-window', { document, field, problem })
      }),
  )
}

/** A site's figures count projects of one kind: a project of another kind is in no figure, and a finding says so. */
function examineKinds({ document, platform }: SiteConfig, raw: unknown): Finding[] {
  return platform.flatMap((settings, slice) => {
    if (settings.variant === peerToPeerVariant) return []
    const counted = countedKinds(settings.items)
    return settings.items.flatMap(({ type, uid }) => {
      const problem = !counted.includes(type)
        ? `the ${type} "${uid}" is in no figure: they are made of the kind "${counted[0]}"`
        : type === 'event' && !/^\d+$/.test(uid)
          ? `the event "${uid}" has no figures: an event's uid is a number`
          : undefined
      if (problem === undefined) return []
      const rows = listRowsAt(listRowsAt(raw, 'platform')[slice], 'items')
      const index = rows.findIndex(
        (row) => textAt(row, 'uid') === uid && textAt(row, 'type') === type,
      )
      const field = index === -1 ? 'platform' : `platform[${slice}].items[${index}].type`
      return [toFinding('project-kinds', { document, field, problem })]
    })
  })
}

/** Two values of one slug have one address between them: the second is never shown. */
function examineTags({ document, tags }: SiteConfig): Finding[] {
  const slugs = new Map<string, string>()
  return tags.flatMap(({ name, values }) =>
    values.flatMap((value) => {
      const path = `/${tagSlug(name)}/${tagSlug(value)}`
      const other = slugs.get(path)
      slugs.set(path, value)
      if (other === undefined) return []
      const problem = `"${value}" and "${other}" of the tag "${name}" have the same address, ${path}`
      return [toFinding('tag', { document, field: 'tags', problem })]
    }),
  )
}

/** The kinds that figures are made of: campaigns before events before charities before pages. */
export function countedKinds(items: readonly { type: string }[]): readonly string[] {
  const has = (kind: string) => items.some(({ type }) => type === kind)
  if (has('campaign')) return ['campaign']
  if (has('event')) return ['event', 'charity']
  return has('charity') ? ['charity'] : ['page']
}

/**
 * Reports a site whose optional scripts wait for consent while its banner is switched off. In a country that requires
 * consent (Spec §9) the banner is shown anyway. Elsewhere the scripts never load.
 */
function examineConsent(
  { document, analytics, head, cookieConsent, localisation }: SiteConfig,
  raw: unknown,
): Finding[] {
  const waiting = analytics.length + head.scripts.filter((script) => script.afterConsent).length
  if (waiting === 0 || cookieConsent.display) return []
  const field = 'cookieConsent-display'
  const lang = isRecord(raw) && typeof raw['lang'] === 'string' ? raw['lang'] : ''
  const place = [localisation.country, lang].find((name) => consentRequired(name))
  return [
    place === undefined
      ? toFinding('no-effect', {
          document,
          field,
          problem: 'analytics and scripts wait for consent, and no banner asks for it',
        })
      : toFinding('consent', {
          document,
          field,
          problem: `the banner is shown although it is switched off, because ${place} requires consent: choose Yes`,
        }),
  ]
}

/** Warns where the accessibility statement gives no e-mail address: a visitor with a problem cannot report it. */
function examineAccessibility({ document, accessibility }: SiteConfig): Finding[] {
  if (accessibility.email !== '') return []
  return [
    toFinding('accessibility-contact', {
      document,
      field: 'accessibility-email',
      problem: 'the accessibility statement names nobody to write to: give an e-mail address',
    }),
  ]
}

/** The product's messages, to compare a site's own with: `messages.json` of `@milepost/framework`. */
export interface MessageList {
  /** The English by key, `<feature>.<key>`; of a message for counts, each form by `<feature>.<key>.<form>`. */
  readonly messages: Readonly<Record<string, string>>
}

const pluralForm = /\.(?:zero|one|two|few|many|other)$/

/** Looks at a site's own words for what the product says: their keys, their braces, their forms for counts. */
function examineMessages(
  { document, messages }: SiteConfig,
  raw: unknown,
  list: MessageList,
): Finding[] {
  return Object.entries(messages).flatMap(([key, text]) => {
    const row = listRowsAt(raw, 'messages').findLastIndex((entry) => textAt(entry, 'key') === key)
    const at = (part: 'key' | 'text') => ({ document, field: `messages[${row}].${part}` })
    const english = englishOf(list, key)
    if (english === undefined) {
      return [toFinding('unknown-message', { ...at('key'), problem: unknownKey(list, key) })]
    }
    const known = bracesIn(english)
    const braces = bracesIn(text)
      .filter((name) => !known.includes(name))
      .map((name) =>
        toFinding('unknown-message', {
          ...at('text'),
          problem: `the sentence "${key}" has no {${name}} to fill in`,
        }),
      )
    const missing = formsBeside(list, key).filter((form) => !Object.hasOwn(messages, form))
    const forms = missing.map((form) =>
      toFinding('missing-plural-form', {
        ...at('key'),
        problem: `there are words for "${key}", but none for "${form}"`,
      }),
    )
    return [...braces, ...forms]
  })
}

/** A form that English does not use is known by the general one. */
function englishOf({ messages }: MessageList, key: string): string | undefined {
  const general = key.replace(pluralForm, '.other')
  if (Object.hasOwn(messages, key)) return messages[key]
  return Object.hasOwn(messages, general) ? messages[general] : undefined
}

/** The other forms of a message for counts, such as `….one` beside `….other`. */
function formsBeside({ messages }: MessageList, key: string): string[] {
  const message = key.replace(pluralForm, '')
  if (message === key) return []
  return Object.keys(messages).filter(
    (other) => other !== key && pluralForm.test(other) && other.replace(pluralForm, '') === message,
  )
}

function unknownKey({ messages }: MessageList, key: string): string {
  const meant = Object.keys(messages).filter((known) => known.split('.')[1] === key)
  const problem = `the product has no sentence "${key}"`
  return meant.length === 0 ? problem : `${problem}; it has ${meant.join(' and ')}`
}

/** What a sentence is filled in with, such as `amount` in `{amount} to go`. */
function bracesIn(text: string): string[] {
  return Array.from(text.matchAll(/\{(\w{1,60})\}/g), ([, name = '']) => name)
}
