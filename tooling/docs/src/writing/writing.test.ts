import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { proseOf } from './prose-of.ts'
import { readability } from './readability.ts'
import { wordProblems } from './word-problems.ts'
import { wordsInCode, writtenCode } from './words-in-code.ts'
import { writtenDocuments } from './written-documents.ts'

const documents = writtenDocuments()
const guides = documents.filter(({ path }) => path.startsWith('docs/guides/'))
/** What docs/writing.md promises of guides. One sentence of the product is the specification's own (Spec §5). */
const mostWords = 17
const highestGrade = 9

const problemsIn = (text: string) => wordProblems(proseOf(text).words)

describe('words', () => {
  it.each(documents.map(({ path, text }) => [path, text]))('of %s are plain', (_path, text) => {
    expect(problemsIn(text)).toEqual([])
  })

  it('of the product’s own sentences are plain', () => {
    const { messages } = JSON.parse(
      readFileSync(
        new URL('../../../../packages/framework/messages.json', import.meta.url),
        'utf8',
      ),
    ) as { messages: Record<string, string> }
    const { 'fields.password': _fixed, ...ours } = messages
    const problems = Object.entries(ours).flatMap(([key, text]) =>
      wordProblems([{ text, line: 1 }]).map((problem) => `${key}, ${problem}`),
    )
    expect(problems).toEqual([])
  })

  it('of docstrings, comments, commands, errors and titles of tests are plain', () => {
    const problems = writtenCode().flatMap(({ path, words }) =>
      wordProblems(words).map((problem) => `${path}, ${problem}`),
    )
    expect(problems).toEqual([])
  })

  it('of code are its comments and its sentences; of a test, its titles', () => {
    const code = [
      '/** Holds the key. */',
      "const name = 'holds'",
      "throw new Error('The file holds no key.')",
      'x() // it stands here',
      "it('holds on to it', () => expect(x).toBe('a text that holds'))",
    ].join('\n')
    const found = (isTest: boolean) =>
      wordProblems(wordsInCode(code, { isTest })).map((problem) => problem.slice(0, 14))
    expect(found(false)).toEqual(
      [
        'line 1: "Holds"',
        'line 3: "holds"',
        'line 4: "stands',
        'line 5: "holds"',
        'line 5: "holds"',
      ].map((problem) => problem.slice(0, 14)),
    )
    expect(found(true)).toHaveLength(4)
  })

  it.each([
    ['The notice stands at the top.', 'stands'],
    ['The file holds the settings.', 'holds'],
    ['What lies beside the page.', 'lies'],
    ['Paste the address of a film.', 'film'],
    ['A kept page is fast.', 'kept page'],
    ['Who is where, by amount.', 'Who is where'],
    ['How much it asks to be pressed.', 'asks to be pressed'],
    ['We utilise a cache.', 'utilise'],
    ['Press it in order to give.', 'in order to'],
    ['Sizes, colours etc. can be set.', 'etc'],
    ['| Setting | What it holds |\n|---|---|\n| `A` | holds text |', 'holds'],
    ['# What stands here', 'stands'],
  ])('are found in %j', (text, found) => {
    expect(problemsIn(text).join('\n')).toContain(`"${found}"`)
  })

  it('are named with their line, and code and addresses are left alone', () => {
    expect(problemsIn('One.\n\nTwo\nholds it.')).toEqual([
      'line 4: "holds": write contains, has, applies, is true',
    ])
    expect(
      problemsIn('`holds`\n\n```ts\nconst film = 1\n```\n\n[a](https://x.example/film)'),
    ).toEqual([])
  })
})

describe('guides', () => {
  it.each(guides.map(({ path, text }) => [path, text]))('%s is easy to read', (_path, text) => {
    const { meanWords, grade } = readability(proseOf(text).sentences)
    expect(meanWords).toBeLessThanOrEqual(mostWords)
    expect(grade).toBeLessThanOrEqual(highestGrade)
  })

  it('are found too hard where sentences are long and words are rare', () => {
    const long =
      'Notwithstanding the aforementioned considerations regarding interoperability, implementers should endeavour to accommodate heterogeneous infrastructural configurations, whose idiosyncrasies necessitate comprehensive documentation.'
    expect(readability(proseOf(long).sentences).grade).toBeGreaterThan(highestGrade)
    expect(readability(proseOf('# Title\n\n| a | b |\n|---|---|\n').sentences).sentences).toBe(0)
  })
})
