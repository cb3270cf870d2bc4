import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Kinds of text whose number of unnatural constructions may only fall (docs/writing.md). */
export type TextKind = 'comments' | 'testTitles' | 'messages'

/** The constructions of docs/writing.md; the second entry limits one to some kinds of text. */
const constructions: readonly (readonly [RegExp, (readonly TextKind[])?])[] = [
  [/^(?:what|how|where|who|which|when|why|whoever)\b/i, ['comments']],
  [/\b(?:is|are|was|were|be|been) told\b/i],
  [/\b(?:says?|tells?|knows?|hears?|asks?)(?: \w+){0,2} of\b/i],
  [/\bso (?:many|much|long|often|few|seldom)\b(?! as| that)/i],
  [/\b(?<!there )(?:is|are|was|were) no (?!longer\b|more\b|less\b|such\b)[a-z]+/i],
  [/\b(?:is|are|was|were) (?:not )?there\b(?! (?:a|an|any)\b)/i],
  [/\banew\b|\bbeside\b|\bmend(?:s|ed|ing)?\b|\breckon|\bseldom\b/i],
  [/\bof (?:its|their|your|our|my|one's) own\b|\bof (?:ours|theirs|yours|others|hers|his)\b/i],
  [
    /\b(?:some|every|no|any)body\b|\bwhoever\b|\b(?:asked|looked) (?:for|at)\b/i,
    ['comments', 'testTitles'],
  ],
  [/\bwhere (?:there (?:is|are)|it|they|one|nothing|none|nobody|somebody|no)\b/i],
  [/\bfor none\b|\bnone of them\b(?! )|\bin (?:the )?place of\b|(?:^|\. )such as\b/i],
  [/\b(?:of|for|by|from|in|with|to|at) what (?:is|was|are|it|they|the|a|has|comes|goes|says)\b/i],
  [/\b(?:gives?|given|hands?|handed) (?:out|on)\b|\bleads? (?:to|back|on|nowhere)\b/i],
  [/\b(?:made new|become old|became old|what is old|by itself|of itself)\b/i],
  [/\b(?:just now|please)\b/i, ['messages']],
  [/\bone[’']s own\b|\bas one\b|\b(?:is|are|was|were) tried\b/i],
  [/\bstands? (?:there|beside|in for|at the)\b|\bhouse(?:s)? (?:rules|words)\b/i],
]
const testFile = /\.(?:test|spec|test-d|stories)\.tsx?$/
const messageFile = /-?messages\.ts$/
const notOurs =
  /\.data\.ts$|fixture|graphql-env|\.generated\.|\/checks\/src\/english(?:\.test)?\.ts$/

/** Returns whether a text of this kind contains a construction to avoid. */
export function isUnnatural(kind: TextKind, text: string): boolean {
  return constructions.some(
    ([expression, only]) => (only?.includes(kind) ?? true) && expression.test(text),
  )
}

/** Returns the comments, test titles and messages of a source file; texts below three words are left out. */
export function textsOf(path: string, source: string): [TextKind, string][] {
  const comments = [
    ...[...source.matchAll(/\/\*\*?([\s\S]*?)\*\//g)].map(([, text = '']) =>
      text.replaceAll(/^\s*\* ?/gm, ' '),
    ),
    ...[...source.matchAll(/(?:^|\n)((?:[ \t]*\/\/(?!\/| oxlint| @|#)[^\n]*\n?)+)/g)].map(
      ([, text = '']) => text.replaceAll(/^\s*\/\/ ?/gm, ' '),
    ),
  ]
  const strings = (expression: RegExp) =>
    [...source.matchAll(expression)].map(([, , text = '']) => text)
  const titles = testFile.test(path)
    ? strings(/\b(?:it|test)(?:\.\w+)?\(\s*(['"`])((?:(?!\1).)*)\1/g)
    : []
  const messages = messageFile.test(path) ? strings(/:\s*(['"`])((?:(?!\1)[^\n])*)\1/g) : []
  const ofKind = (kind: TextKind, texts: string[]) =>
    texts
      .map((text) =>
        text
          .replaceAll(/`[^`]*`/g, 'x')
          .replaceAll(/\s+/g, ' ')
          .trim(),
      )
      .filter((text) => text.split(' ').length >= 3)
      .map((text): [TextKind, string] => [kind, text])
  return [
    ...ofKind('comments', comments),
    ...ofKind('testTitles', titles),
    ...ofKind('messages', messages),
  ]
}

/** Counts the texts with a construction to avoid in the given source files. */
export function countUnnaturalTexts(
  root: string,
  paths: readonly string[],
): Record<TextKind, number> {
  const counts = { comments: 0, testTitles: 0, messages: 0 }
  for (const path of paths) {
    if (!/\.(?:tsx?|mts|mjs)$/.test(path) || notOurs.test(path)) continue
    for (const [kind, text] of textsOf(path, readFileSync(join(root, path), 'utf8'))) {
      if (isUnnatural(kind, text)) counts[kind] += 1
    }
  }
  return counts
}
