import { createRequire } from 'node:module'
import { join } from 'node:path'

/** Renders a leaderboard of 100 rows to HTML. */
export type RenderLeaderboard = () => string

const rows = Array.from({ length: 100 }, (_, index) => ({
  rank: index + 1,
  name: `Supporter number ${index + 1}`,
  subtitle: 'The Two-Left-Feet Walking Club',
  amount: `£${(100 - index) * 37}`,
  href: `/fundraising/supporter-${index + 1}`,
}))

// Types of libraries that are not installed in the workspace are not known here.
type Component = (props: never) => unknown
interface React {
  createElement: (type: string | Component, props: object | null, ...children: unknown[]) => unknown
}
interface Server {
  renderToString: (element: unknown) => string
}

/** Ours, from a build as an application would have it. */
export function kitLeaderboard(folder: string, bundle: string): RenderLeaderboard {
  const load = createRequire(join(folder, 'index.js'))
  const { createElement } = load('react') as React
  const { renderToString } = load('react-dom/server') as Server
  const { Leaderboard, LeaderboardItem } = load(bundle) as {
    Leaderboard: Component
    LeaderboardItem: Component
  }
  return () =>
    renderToString(
      createElement(
        Leaderboard,
        null,
        rows.map((row) => createElement(LeaderboardItem, { key: row.rank, ...row })),
      ),
    )
}

/** Elements with the same text and no library. */
export function plainLeaderboard(folder: string): RenderLeaderboard {
  const load = createRequire(join(folder, 'index.js'))
  const { createElement: e } = load('react') as React
  const { renderToString } = load('react-dom/server') as Server
  // One component per row.
  const Row = ({ rank, name, subtitle, amount, href }: (typeof rows)[number]) =>
    e(
      'li',
      { className: 'item' },
      e('span', { className: 'rank' }, rank),
      e('span', { className: 'avatar', 'aria-hidden': 'true' }, name.slice(0, 1)),
      e(
        'span',
        { className: 'words' },
        e('span', { className: 'name' }, e('a', { className: 'link', href }, name)),
        e('span', { className: 'subtitle' }, subtitle),
      ),
      e('span', { className: 'amount' }, amount),
    )
  return () =>
    renderToString(
      e(
        'ol',
        { className: 'list' },
        rows.map((row) => e(Row, { key: row.rank, ...row })),
      ),
    )
}

/** The incumbent's, which makes its style rules while it renders. */
export function constructiconLeaderboard(folder: string): RenderLeaderboard {
  const load = createRequire(join(folder, 'index.js'))
  const { createElement } = load('react') as React
  const { renderToString } = load('react-dom/server') as Server
  const { default: TraitsProvider } = load('constructicon/traits-provider') as {
    default: Component
  }
  const { default: Leaderboard } = load('constructicon/leaderboard') as { default: Component }
  const { default: LeaderboardItem } = load('constructicon/leaderboard-item') as {
    default: Component
  }
  return () =>
    renderToString(
      createElement(
        TraitsProvider,
        null,
        createElement(
          Leaderboard,
          null,
          rows.map(({ name, ...row }) =>
            createElement(LeaderboardItem, { key: row.rank, title: name, ...row }),
          ),
        ),
      ),
    )
}
