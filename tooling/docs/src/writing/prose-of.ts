import type { Nodes, Parent, PhrasingContent } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { gfm } from 'micromark-extension-gfm'
import { SKIP, visit } from 'unist-util-visit'

/** A piece of text, and the line of the document that it begins in. */
export interface Words {
  readonly text: string
  readonly line: number
}

export interface Prose {
  /** All words that somebody reads: no code, no addresses. */
  readonly words: readonly Words[]
  /** Sentences of paragraphs and lists: no headings, and no cells of tables. */
  readonly sentences: readonly string[]
}

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })
/** What a piece of code counts as: one short word, which may begin a sentence. */
const codeWord = 'Code'
/** Shorter ones are labels. */
const fewestWords = 3

/** The sentences of a Markdown document, without code and tables. */
export function proseOf(markdown: string): Prose {
  const tree = fromMarkdown(markdown, {
    extensions: [gfm()],
    mdastExtensions: [gfmFromMarkdown()],
  })
  const words: Words[] = []
  const sentences: string[] = []
  visit(tree, (node: Nodes, _index, parent: Parent | undefined) => {
    if (node.type === 'code' || node.type === 'html') return SKIP
    if (node.type === 'text') words.push({ text: node.value, line: lineOf(node) })
    if (node.type === 'paragraph' && parent?.type !== 'tableCell') {
      sentences.push(...sentencesIn(node.children.map(plain).join('')))
    }
    return undefined
  })
  return { words, sentences }
}

function lineOf({ position }: Nodes): number {
  return position?.start.line ?? 0
}

function plain(node: PhrasingContent): string {
  if (node.type === 'text') return node.value
  if (node.type === 'inlineCode') return codeWord
  return 'children' in node ? node.children.map(plain).join('') : ' '
}

function sentencesIn(text: string): string[] {
  return [...segmenter.segment(text.replaceAll(/\s+/g, ' '))]
    .map(({ segment }) => segment.trim())
    .filter((sentence) => wordsIn(sentence).length >= fewestWords)
}

/** The words of a sentence. */
export function wordsIn(sentence: string): string[] {
  return sentence.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? []
}
