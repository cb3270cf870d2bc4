/** Facts of a running demo that a newcomer wants to know. */
export interface RunningDemo {
  site: string
  /** Of each site that is shown; one process may have several. */
  siteOrigins: readonly string[]
  sandboxOrigin: string | undefined
  /** Relative to the workspace's root. */
  contentFolder: string
  command: string
}

const supporters: Record<string, { email: string; name: string }> = {
  tideline: { email: 'maya@tideline.example', name: 'Maya Okonkwo' },
  summit: { email: 'jack@summit.example', name: 'Jack Nguyen' },
}

/** The calm lines that `npm start` ends with. */
export function summary(demo: RunningDemo): string {
  const supporter = supporters[demo.site]
  const rows = demo.siteOrigins.map((origin): [string, string] => ['Site', origin])
  if (demo.sandboxOrigin !== undefined) {
    rows.push([
      'Sandbox',
      `${demo.sandboxOrigin}  (platform and content service; its page adds gifts and people)`,
    ])
    if (supporter) {
      rows.push([
        'Sign in',
        `${supporter.email}, password milepost  (${supporter.name}; asked for when you start a page)`,
      ])
    }
  }
  rows.push(['Content', `${demo.contentFolder}/  (edit a file, reload the page)`])
  if (demo.sandboxOrigin !== undefined) {
    rows.push(['Reset', `${demo.command} -- --reset`])
  }
  if (demo.siteOrigins.length === 1) {
    const other = demo.site === 'summit' ? 'tideline' : 'summit'
    rows.push(
      ['Other site', `${demo.command} -- --site ${other}`],
      ['Both', 'npm start -- --site tideline,summit'],
    )
  }
  const lines = rows.map(([label, value]) => `  ${label.padEnd(12)}${value}`)
  return `\n${lines.join('\n')}\n\n  Ctrl-C stops everything.\n`
}
