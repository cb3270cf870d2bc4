import { fleschKincaid } from 'flesch-kincaid'
import type { Nodes, Parent, PhrasingContent } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { gfm } from 'micromark-extension-gfm'
import { syllable } from 'syllable'
import { SKIP, visit } from 'unist-util-visit'

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })
/** Sentences with fewer words are labels. */
const minWords = 3

/**
 * Returns the mean number of words in a sentence and the Flesch–Kincaid grade of a Markdown document: its paragraphs
 * and lists without code, headings and tables. Both are 0 for a document without sentences.
 */
export function readability(markdown: string): { meanWords: number; grade: number } {
  const sentences = sentencesOf(markdown)
  const words = sentences.flatMap(wordsIn)
  if (words.length === 0) return { meanWords: 0, grade: 0 }
  const syllables = words.reduce((sum, word) => sum + syllable(word), 0)
  return {
    meanWords: words.length / sentences.length,
    grade: fleschKincaid({ sentence: sentences.length, word: words.length, syllable: syllables }),
  }
}

function sentencesOf(markdown: string): string[] {
  const tree = fromMarkdown(markdown, {
    extensions: [gfm()],
    mdastExtensions: [gfmFromMarkdown()],
  })
  const sentences: string[] = []
  visit(tree, (node: Nodes, _index, parent: Parent | undefined) => {
    if (node.type === 'code' || node.type === 'html') return SKIP
    if (node.type === 'paragraph' && parent?.type !== 'tableCell') {
      const text = node.children.map(plainText).join('').replaceAll(/\s+/g, ' ')
      sentences.push(...[...segmenter.segment(text)].map(({ segment }) => segment.trim()))
    }
    return undefined
  })
  return sentences.filter((sentence) => wordsIn(sentence).length >= minWords)
}

function plainText(node: PhrasingContent): string {
  if (node.type === 'text') return node.value
  // Inline code counts as one short word, which may start a sentence.
  if (node.type === 'inlineCode') return 'Code'
  return 'children' in node ? node.children.map(plainText).join('') : ' '
}

function wordsIn(sentence: string): string[] {
  return sentence.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? []
}
