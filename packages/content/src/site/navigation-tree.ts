import type { ButtonLinkType } from '../fields/button.ts'
import type { NavigationItem } from './site-config.ts'

/** One row of the navigation as its editor wrote it. */
export interface NavigationRow {
  readonly label: string
  readonly url: string
  readonly linkType: ButtonLinkType
  /** The label of the entry this one is under; empty at the top. */
  readonly parent: string
}

/**
 * The navigation as a tree of one level: a row with a parent label is under the first top entry
 * of that label (Spec §2). A row whose parent does not exist, or itself has a parent, stays at the
 * top, so that nothing an editor wrote disappears; `onOrphan` is told.
 */
export function navigationTree(
  rows: readonly NavigationRow[],
  onOrphan: (row: NavigationRow, index: number) => void = () => {},
): NavigationItem[] {
  const parents = new Map<string, NavigationItem[]>()
  for (const row of rows) {
    const key = keyOf(row.label)
    if (row.parent === '' && !parents.has(key)) parents.set(key, [])
  }
  const tree: NavigationItem[] = []
  const claimed = new Set<string>()
  for (const [index, { label, url, linkType, parent }] of rows.entries()) {
    const siblings = parents.get(keyOf(parent))
    if (parent === '') {
      const key = keyOf(label)
      tree.push({
        label,
        url,
        linkType,
        children: claimed.has(key) ? [] : (parents.get(key) ?? []),
      })
      claimed.add(key)
    } else if (siblings === undefined) {
      onOrphan({ label, url, linkType, parent }, index)
      tree.push({ label, url, linkType, children: [] })
    } else siblings.push({ label, url, linkType, children: [] })
  }
  return tree
}

function keyOf(label: string): string {
  return label.trim().toLowerCase()
}
