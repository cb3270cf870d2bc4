import { globSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { readStoryPages } from '@milepost/config/read-story-pages'
import { describe, expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '../../../..')
const components = 'packages/ui/src/components'

/** They have no look of their own, or are a part of what a form draws. */
const withoutPage = new Set([
  'CharacterCount',
  'ComponentWordsProvider',
  'FieldGroup',
  'Link',
  'LinkProvider',
  'RequiredMark',
  'VisuallyHidden',
])

const exported = namesIn('packages/ui/src/index.ts')
const fields = namesIn('packages/forms/src/fields/index.ts')
const pages = await readStoryPages(root, `${components}/*/*.stories.tsx`)
const titles = [...pages.values()].map(({ title }) => title)
const shown = [...pages.values()].flatMap(({ page }) =>
  page ? [page.name, ...(page.alongside ?? [])] : [],
)

describe('the pages of the kit', () => {
  it('are there for every component', () => {
    expect(pages.size).toBeGreaterThan(50)
    const isOnNone = (name: string) => !shown.includes(name) && !withoutPage.has(name)
    expect([...exported].filter((name) => isOnNone(name))).toEqual([])
    expect(shown.filter((name) => !exported.has(name))).toEqual([])
    expect(shown.filter((name, index) => shown.indexOf(name) !== index)).toEqual([])
  })

  it.each([...pages])('say everything: %s', (_, { page }) => {
    if (page === undefined) throw new Error('It has no page')
    const parts = ['useFor', 'notFor', 'anatomy', 'accessibility', 'related'] as const
    expect(parts.filter((part) => page[part].length === 0)).toEqual([])
    expect(page.summary).toMatch(/\.$/)
  })

  it.each([...pages])('name what there is: %s', (_, { page }) => {
    if (page === undefined) throw new Error('It has no page')
    expect(page.related.filter((title) => !titles.includes(title))).toEqual([])
    const words = [page.summary, ...page.useFor, ...page.notFor, ...page.accessibility].join(' ')
    const names = [...words.matchAll(/`([A-Z][a-z]\w+)`/g)].map(([, name = '']) => name)
    const others = new Set(['Play'])
    const unknown = names.filter(
      (name) => !exported.has(name) && !fields.has(name) && !others.has(name),
    )
    expect(unknown).toEqual([])
  })

  it.each([...pages])('say what the component says: %s', (story, { page }) => {
    if (page === undefined) throw new Error('It has no page')
    const folders = [dirname(story), `${components}/component-words`]
    const source = globSync(
      folders.map((folder) => `${folder}/*.{ts,tsx}`),
      { cwd: root },
    )
      .filter((file) => !/\.(?:test|stories)\./.test(file))
      .map((file) => readFileSync(join(root, file), 'utf8'))
      .join('\n')
    const missing = page.messages
      .map(([, words]) => words)
      .filter((words) => !saidIn(source, words))
    expect(missing).toEqual([])
  })
})

describe('a story that axe finds fault with', () => {
  it('fails, and no story says otherwise', () => {
    const preview = readFileSync(join(root, '.storybook/preview.tsx'), 'utf8')
    expect(preview).toMatch(/a11y: \{\s+test: 'error'/)
    const silent = globSync('packages/*/src/**/*.stories.tsx', { cwd: root }).filter((file) =>
      /test: '(?:off|todo)'|(?:disable|manual): true/.test(readFileSync(join(root, file), 'utf8')),
    )
    expect(silent).toEqual([])
  })
})

/** A number is put into the words where they are said. */
function saidIn(source: string, words: string): boolean {
  const inCode = words.replaceAll('{', '${')
  return [`'${words}`, `\`${inCode}`, `>${words}<`].some((text) => source.includes(text))
}

function namesIn(file: string): Set<string> {
  const source = readFileSync(join(root, file), 'utf8')
  const names = [...source.matchAll(/^export \{([^}]+)\}/gm)]
    .flatMap(([, list = '']) => list.split(','))
    .map((name) => name.trim())
  return new Set(names.filter((name) => /^[A-Z]/.test(name)))
}
