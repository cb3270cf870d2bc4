import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { isFullRun } from '@milepost/config/fuzz-runs'
import { checkSync } from 'recheck'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '../../../..')
const notShipped = /\.(?:test|test-d|test-kit|fixture|bench|stories)\.tsx?$|\/testing\//

/** The regular expressions that packages ship, with one of their files: literals, and `new RegExp` of a string. */
const expressions = new Map(
  globSync('packages/*/src/**/*.{ts,tsx}', { cwd: root })
    .filter((path) => !notShipped.test(path))
    .flatMap((path) => expressionsIn(path).map((expression) => [expression, path] as const)),
)

function expressionsIn(path: string): string[] {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const text = readFileSync(join(root, path), 'utf8')
  const found: string[] = []
  const visit = (node: ts.Node) => {
    if (ts.isRegularExpressionLiteral(node)) found.push(node.text)
    else if (ts.isNewExpression(node) || ts.isCallExpression(node)) {
      const [pattern, flags] = node.arguments ?? []
      const isConstructed = ts.isIdentifier(node.expression) && node.expression.text === 'RegExp'
      if (isConstructed && pattern && ts.isStringLiteralLike(pattern))
        found.push(`/${pattern.text}/${flags && ts.isStringLiteralLike(flags) ? flags.text : ''}`)
    }
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false, kind))
  return found
}

describe('the regular expressions of the packages', () => {
  it('are found', () => {
    const packages = new Set([...expressions.values()].map((path) => path.split('/')[1]))
    expect([...packages]).toEqual(expect.arrayContaining(['content', 'platform', 'framework']))
    expect(expressions.size).toBeGreaterThan(80)
  })

  it.runIf(isFullRun).each([...expressions])('%s takes linear time', (expression, path) => {
    const end = expression.lastIndexOf('/')
    const { status, ...rest } = checkSync(expression.slice(1, end), expression.slice(end + 1), {
      timeout: 20_000,
      // The search for attacks is random, and sometimes finds one that is none.
      randomSeed: 20_261_121,
      // Counts steps instead of seconds: a busy machine is not an attack.
      attackTimeout: null,
      incubationTimeout: null,
    })
    const why = 'error' in rest ? rest.error?.kind : undefined
    expect({ path, status, why }).toEqual({ path, status: 'safe', why: undefined })
  })
})
