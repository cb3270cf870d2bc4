/** One part of a site, and how it is. */
export interface StatusRow {
  readonly name: string
  readonly text: string
  readonly tone: 'success' | 'warning' | 'info'
}

/** How a site is, as plain data. */
export interface StatusView {
  readonly title: string
  readonly description: string
  readonly summary: string
  readonly tone: StatusRow['tone']
  readonly rows: readonly StatusRow[]
  readonly asOf: string
  readonly again: { readonly label: string; readonly href: string }
  readonly data: { readonly label: string; readonly href: string }
}
