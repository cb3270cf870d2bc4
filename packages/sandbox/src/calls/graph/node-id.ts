/** The kinds of page the graph knows; `ONE_PAGE` is a campaign. */
export type PageType = 'FUNDRAISING' | 'TEAM' | 'ONE_PAGE'

/** The opaque id of a page: base64 of `Page:<TYPE>:<guid>` (wire contract §2.3.1). */
export function nodeIdOf(type: PageType, guid: string): string {
  return Buffer.from(`Page:${type}:${guid}`).toString('base64')
}

/** The opaque id of a timeline entry. */
export function timelineIdOf(pageGuid: string, entry: string): string {
  return Buffer.from(`Timeline:FUNDRAISING:${pageGuid}:${entry}`).toString('base64')
}

/** The guid of a bare guid or a node id. Anything else is given back as it is, and finds nothing. */
export function guidOf(id: string): string {
  const decoded = /^Page:[A-Z_]+:(.+)$/.exec(Buffer.from(id, 'base64').toString('utf8'))
  return (decoded?.[1] ?? id).toLowerCase()
}

/** Parses a timeline id into the page's guid and the entry's key; undefined if it is invalid. */
export function timelineEntryOf(id: string): { pageGuid: string; key: string } | undefined {
  const text = Buffer.from(id, 'base64').toString('utf8')
  const [, pageGuid, key] = /^Timeline:FUNDRAISING:([^:]+):(.+)$/.exec(text) ?? []
  return pageGuid === undefined || key === undefined ? undefined : { pageGuid, key }
}
