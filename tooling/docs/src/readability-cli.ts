/** `npm run docs:readability`: how hard each guide is to read. */
import { proseOf } from './writing/prose-of.ts'
import { readability } from './writing/readability.ts'
import { writtenDocuments } from './writing/written-documents.ts'

const rows = writtenDocuments()
  .filter(({ path }) => path.startsWith('docs/guides/'))
  .map(({ path, text }) => {
    const { sentences, meanWords, grade } = readability(proseOf(text).sentences)
    return [path, { sentences, 'words in a sentence': round(meanWords), grade: round(grade) }]
  })
console.table(Object.fromEntries(rows))

function round(value: number): number {
  return Math.round(value * 10) / 10
}
