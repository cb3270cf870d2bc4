import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

/** A regular expression as it is in a source file. */
export interface WrittenExpression {
  /** From the repository's root. */
  path: string
  pattern: string
  flags: string
}

const sources = 'packages/*/src/**/*.{ts,tsx}'
const notShipped = /\.(?:test|test-d|test-kit|fixture|bench|stories)\.tsx?$|\/testing\//

/** Every regular expression in what the packages and the site ship: literals, and `new RegExp` of plain text. */
export function writtenExpressions(root: string): WrittenExpression[] {
  return globSync(sources, { cwd: root })
    .filter((path) => !notShipped.test(path))
    .flatMap((path) => expressionsIn(path, readFileSync(join(root, path), 'utf8')))
}

/** The same of one file. */
export function expressionsIn(path: string, text: string): WrittenExpression[] {
  const found: WrittenExpression[] = []
  const visit = (node: ts.Node) => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/')
      found.push({ path, pattern: node.text.slice(1, end), flags: node.text.slice(end + 1) })
    } else if (isConstructed(node)) {
      const [pattern, flags] = node.arguments ?? []
      if (pattern && ts.isStringLiteralLike(pattern))
        found.push({
          path,
          pattern: pattern.text,
          flags: flags && ts.isStringLiteralLike(flags) ? flags.text : '',
        })
    }
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false, kindOf(path)))
  return found
}

function isConstructed(node: ts.Node): node is ts.NewExpression | ts.CallExpression {
  return (
    (ts.isNewExpression(node) || ts.isCallExpression(node)) &&
    ts.isIdentifier(node.expression) &&
    node.expression.text === 'RegExp'
  )
}

function kindOf(path: string): ts.ScriptKind {
  return path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
}
