import { isRecord } from '../documents/is-record.ts'
import { isProjectActive } from '../projects/is-project-active.ts'
import { pagesOnlyMessage, peerToPeerVariant } from '../site/pages-only-rule.ts'
import { parseSite } from '../site/parse-site.ts'
import type { SiteConfig } from '../site/site-config.ts'
import { tagSlug } from '../tags/tag-slug.ts'
import { countedKinds } from './counted-kinds.ts'
import { examineAccessibility } from './examine-accessibility.ts'
import { examineConsent } from './examine-consent.ts'
import { examineMessages, type MessageList } from './examine-messages.ts'
import { toFinding } from './finding.ts'
import type { Finding } from './finding.ts'
import { listRowsAt, textAt } from './list-rows-at.ts'

/** Looks at a site's configuration: its fields, its projects, its tags and its words. */
export function examineConfig(
  raw: unknown,
  { now, messages }: { now: Date; messages: MessageList | undefined },
): Finding[] {
  const { site, issues } = parseSite(raw)
  const data = isRecord(raw) ? raw['data'] : undefined
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
