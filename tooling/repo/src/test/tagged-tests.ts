import { posix } from 'node:path'
import ts from 'typescript'
import { idsInTitle } from './spec-coverage.ts'

/** A place in a test's file that carries requirement ids. */
export interface TaggedTest {
  title: string
  /** What the test takes from files of its own package: path from the workspace's root and exported name. */
  uses: { file: string; name: string }[]
}

type Uses = ReadonlyMap<string, { file: string; name: string }>

/**
 * Reads which tests of a file carry requirement ids, and what they call: directly, or by what the
 * file declares for them. What comes from other packages, and types, are left out.
 *
 * @param path - the file's path from the workspace's root
 */
export function readTaggedTests(path: string, text: string): TaggedTest[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const imported = importsOf(source)
  const declared = declarationsOf(source)
  const tagged: TaggedTest[] = []
  const visit = (node: ts.Node): void => {
    if (isText(node) && idsInTitle(node.getText()).length > 0) {
      tagged.push({ title: node.getText().slice(1, -1), uses: usesOf(statementOf(node)) })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return tagged

  function usesOf(statement: ts.Node): TaggedTest['uses'] {
    const names = new Set<string>()
    const followed = new Set<ts.Node>()
    const collect = (node: ts.Node): void => {
      if (ts.isIdentifier(node) && !isMember(node)) {
        names.add(node.text)
        for (const declaration of declared.get(node.text) ?? []) {
          if (followed.has(declaration) || !isInScope(node, declaration)) continue
          followed.add(declaration)
          collect(declaration)
        }
      }
      ts.forEachChild(node, collect)
    }
    collect(statement)
    return [...imported].filter(([name]) => names.has(name)).map(([, use]) => use)
  }
}

function isText(node: ts.Node): boolean {
  return ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)
}

/** The test, or the group of tests, that a title belongs to. */
function statementOf(node: ts.Node): ts.Node {
  return ts.isStatement(node) ? node : statementOf(node.parent)
}

/** Whether an identifier names a member of something, as `open` does in `door.open`. */
function isMember(node: ts.Identifier): boolean {
  const { parent } = node
  return (
    (ts.isPropertyAccessExpression(parent) || ts.isPropertyAssignment(parent)) &&
    parent.name === node
  )
}

/** Whether a declaration is seen where a name is: its block is around the name. */
function isInScope(node: ts.Node, declaration: ts.Node): boolean {
  let block = declaration.parent
  while (!ts.isBlock(block) && !ts.isSourceFile(block)) block = block.parent
  return block.pos <= node.pos && node.end <= block.end
}

/** Names that a file takes from its own package, with where they come from; `*` for all that a file has. */
function importsOf(source: ts.SourceFile): Uses {
  const uses = new Map<string, { file: string; name: string }>()
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier))
      continue
    const { importClause, moduleSpecifier } = statement
    if (!moduleSpecifier.text.startsWith('.') || importClause === undefined) continue
    const file = posix.join(posix.dirname(source.fileName), moduleSpecifier.text)
    for (const [local, name] of namesOf(importClause)) uses.set(local, { file, name })
  }
  return uses
}

function namesOf({ phaseModifier, name, namedBindings }: ts.ImportClause): [string, string][] {
  if (phaseModifier === ts.SyntaxKind.TypeKeyword) return []
  const own: [string, string][] = name === undefined ? [] : [[name.text, 'default']]
  if (namedBindings === undefined) return own
  if (ts.isNamespaceImport(namedBindings)) return [...own, [namedBindings.name.text, '*']]
  const named = namedBindings.elements
    .filter(({ isTypeOnly }) => !isTypeOnly)
    .map((one): [string, string] => [one.name.text, (one.propertyName ?? one.name).text])
  return [...own, ...named]
}

function declarationsOf(source: ts.SourceFile): ReadonlyMap<string, ts.Node[]> {
  const declared = new Map<string, ts.Node[]>()
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) || ts.isFunctionDeclaration(node)) {
      for (const name of boundNames(node.name)) {
        declared.set(name, [...(declared.get(name) ?? []), node])
      }
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return declared
}

function boundNames(name: ts.BindingName | undefined): string[] {
  if (name === undefined) return []
  if (ts.isIdentifier(name)) return [name.text]
  return name.elements.flatMap((one) => (ts.isBindingElement(one) ? boundNames(one.name) : []))
}
