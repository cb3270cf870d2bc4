import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parser } from '@prometheus-io/lezer-promql'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'

const root = join(import.meta.dirname, '../../../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

interface Rule {
  readonly record?: string
  readonly alert?: string
  readonly expr: string
  readonly labels?: { readonly severity?: string }
  readonly annotations?: { readonly summary?: string }
}

interface Panel {
  readonly id: number
  readonly title: string
  readonly description: string
  readonly gridPos: {
    readonly x: number
    readonly y: number
    readonly w: number
    readonly h: number
  }
  readonly targets: readonly { readonly expr: string }[]
}

const { groups } = parse(read('deploy/monitoring/milepost-rules.yaml')) as {
  groups: readonly { name: string; rules: readonly Rule[] }[]
}
const rules = groups.flatMap((group) => group.rules)
const { panels } = JSON.parse(read('deploy/monitoring/milepost-dashboard.json')) as {
  panels: readonly Panel[]
}
const ofGuide = [
  ...read('docs/guides/watch-a-site.md').matchAll(/^```promql[^\n]*\n([^`]*)^```/gm),
].flatMap(([, text = '']) => text.split(/\n\n/))

/** Where Prometheus's own grammar cannot read a query; undefined where it can. */
function mistakeIn(query: string): string | undefined {
  let mistake: string | undefined
  parser.parse(query).iterate({
    enter(node) {
      if (node.type.isError) mistake ??= query.slice(node.from)
    },
  })
  return mistake
}

describe('queries of Prometheus', () => {
  it.each([
    ...rules.map(({ record, alert, expr }) => [record ?? alert ?? '', expr] as const),
    ...panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr] as const)),
    ...ofGuide.map((query) => [query.split('\n')[0] ?? '', query] as const),
  ])('%s', (_name, query) => {
    expect(query.trim()).not.toBe('')
    expect(mistakeIn(query)).toBeUndefined()
  })
})

describe('alerts', () => {
  it.each(rules.filter(({ alert }) => alert).map((rule) => [rule.alert ?? '', rule] as const))(
    '%s says how urgent it is, and what has happened',
    (_name, { labels, annotations }) => {
      expect(labels?.severity).toMatch(/^(?:page|ticket)$/)
      expect(annotations?.summary).toMatch(/\{\{ \$labels\.\w+ \}\}/)
    },
  )

  it('ask for no recorded series that is not there', () => {
    const recorded = new Set(rules.map(({ record }) => record))
    const asked = rules.flatMap(({ expr }) => expr.match(/\bmilepost:\w+:\w+/g) ?? [])
    expect(asked.length).toBeGreaterThan(4)
    expect(asked.filter((name) => !recorded.has(name))).toEqual([])
  })
})

it('the dashboard explains each panel, and lays none over another', () => {
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length)
  const taken = new Set<string>()
  for (const { title, description, gridPos } of panels) {
    expect([title, description.endsWith('.')]).toEqual([title, true])
    const { x, y, w, h } = gridPos
    expect([title, x + w <= 24]).toEqual([title, true])
    for (let column = x; column < x + w; column += 1) {
      for (let row = y; row < y + h; row += 1) {
        expect([title, taken.has(`${column} ${row}`)]).toEqual([title, false])
        taken.add(`${column} ${row}`)
      }
    }
  }
})
