import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import type { ComponentExample, ComponentPage } from '@milepost/config/component-page'
import { exampleModule } from '@milepost/config/example-module'
import { type InlineConfig, type Plugin, runnerImport } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { compileModules } from './compile-modules.ts'

const root = resolve(import.meta.dirname, '../../../..')
const components = 'packages/ui/src/components'

/** Components without a separate appearance, or that forms render as a part. */
const withoutPage = new Set([
  'CharacterCount',
  'ComponentMessagesProvider',
  'FieldGroup',
  'Link',
  'LinkProvider',
  'RequiredMark',
  'VisuallyHidden',
])

const exported = namesIn('packages/ui/src/index.ts')
const fields = namesIn('packages/forms/src/fields/index.ts')
interface Story {
  title?: string
  tags?: readonly string[]
  parameters?: { page?: ComponentPage; example?: ComponentExample }
}

/** Replaces components, styles, package entries and dependencies by empty modules. */
const withoutComponents: Plugin = {
  name: 'milepost:without-components',
  enforce: 'pre',
  resolveId: (id) => (/^(?:[./\0]|react\b|storybook\/)/.test(id) ? undefined : `\0empty:${id}`),
  load: (id) =>
    /^\0empty|(?<!\.(?:stories|fixtures))\.tsx$|(?:\.css|\/index)\.ts$/.test(id)
      ? 'export {}'
      : undefined,
}

/** Reads the data of story files by path, without loading the components. */
async function readStoryPages(pattern: string) {
  const config: InlineConfig = { root, configFile: false, plugins: [withoutComponents] }
  const pages = new Map<
    string,
    Pick<Story, 'title'> &
      NonNullable<Story['parameters']> & { examples: Record<string, ComponentExample> }
  >()
  for (const file of globSync(pattern, { cwd: root }).toSorted()) {
    // oxlint-disable-next-line no-await-in-loop -- in order
    const { module } = await runnerImport<Record<string, Story>>(join(root, file), config)
    const { default: meta, ...stories } = module
    const examples = Object.entries(stories).flatMap(([name, { tags = [], parameters = {} }]) =>
      parameters.example && !tags.includes('!autodocs') ? [[name, parameters.example]] : [],
    )
    const { title, parameters } = meta ?? {}
    pages.set(file, {
      ...(title && { title }),
      ...parameters,
      examples: Object.fromEntries(examples),
    })
  }
  return pages
}

const kitPages = await readStoryPages(`${components}/*/*.stories.tsx`)
const formPages = await readStoryPages('packages/forms/src/stories/*/*.stories.tsx')

const titles = [...kitPages.values()].map(({ title }) => title)
const shown = [...kitPages.values()].flatMap(({ page }) =>
  page ? [page.name, ...(page.alongside ?? [])] : [],
)

describe('UI kit pages', () => {
  it('exist for every component', () => {
    expect(kitPages.size).toBeGreaterThan(50)
    const isOnNone = (name: string) => !shown.includes(name) && !withoutPage.has(name)
    expect([...exported].filter((name) => isOnNone(name))).toEqual([])
    expect(shown.filter((name) => !exported.has(name))).toEqual([])
    expect(shown.filter((name, index) => shown.indexOf(name) !== index)).toEqual([])
  })

  it.each([...kitPages])('mention existing pages and components only: %s', (_, { page }) => {
    if (page === undefined) throw new Error('It has no page')
    expect(page.related.filter((title) => !titles.includes(title))).toEqual([])
    const words = [page.summary, ...page.useFor, ...page.notFor, ...page.accessibility].join(' ')
    const names = [...words.matchAll(/`([A-Z][a-z]\w+)`/g)].map(([, name = '']) => name)
    const known = new Set([...exported, ...fields, 'Play'])
    expect(names.filter((name) => !known.has(name))).toEqual([])
  })
})

function namesIn(file: string): Set<string> {
  const source = readFileSync(join(root, file), 'utf8')
  const names = [...source.matchAll(/^export \{([^}]+)\}/gm)]
    .flatMap(([, list = '']) => list.split(','))
    .map((name) => name.trim())
  return new Set(names.filter((name) => /^[A-Z]/.test(name)))
}

// Inside this package, so that the modules' imports resolve.
const folder = join(import.meta.dirname, '../../reports/examples')
const formTitles = [...formPages.values()].map(({ title }) => title)
const modules = [...formPages].flatMap(([file, { page, examples }]) =>
  Object.entries(examples).map(([example, shown]) => {
    if (page === undefined) throw new Error(`${file} has no page`)
    const name = `${basename(file, '.stories.tsx')} ${page.name} ${example}`
    const path = join(folder, `${name.replaceAll(' ', '-')}.tsx`)
    return { name, path, code: exampleModule(page, shown) }
  }),
)

/** Exports that are not fields. */
const noFields = new Set(['FormErrors', 'FormErrorSummary', 'SubmitButton', 'useBoundField'])
const fieldNames = valuesInForms('fields').filter((name) => !noFields.has(name))
const validators = valuesInForms('validators')
/** Exports that combine or replace validators. */
const noRules = new Set(['allOf', 'createValidator', 'formSchema', 'isEmpty', 'toValidator'])

describe('form kit pages', () => {
  it('exist for every field', () => {
    const named = new Set([...formPages.values()].map(({ page }) => page?.name))
    expect(fieldNames).toHaveLength(19)
    expect(fieldNames.filter((name) => !named.has(name))).toEqual([])
  })

  it('show every validator', () => {
    const code = modules.map((module) => module.code).join('\n')
    const missing = validators.filter((name) => !noRules.has(name) && !code.includes(`${name}(`))
    expect(missing).toEqual([])
  })

  it.each([...formPages])('link to pages that exist: %s', (_, { page }) => {
    const links = page?.related.filter((title) => title.includes('/'))
    expect(links?.filter((title) => !formTitles.includes(title))).toEqual([])
  })

  it.each([...formPages])('name the validators of their examples: %s', (_, { page, examples }) => {
    const calls = Object.values(examples).flatMap(({ form }) => Object.values(form?.rules ?? {}))
    const used = new Set(calls.flat().map(([name]) => name))
    expect(page?.validators ?? [...used]).toEqual([...used])
  })
})

describe('form kit example compiles', () => {
  let problems: Map<string, string[]>
  beforeAll(() => {
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true })
    for (const { path, code } of modules) writeFileSync(path, code)
    problems = compileModules(modules.map(({ path }) => path))
  }, 120_000)
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it.each(modules)('$name', ({ path }) => expect(problems.get(path)).toEqual([]))
})

/** Names of the exports of an entry, without types. */
function valuesInForms(entry: string): string[] {
  const index = readFileSync(join(root, `packages/forms/src/${entry}/index.ts`), 'utf8')
  return [...index.matchAll(/^export \{([^}]+)\}/gm)]
    .flatMap(([, list = '']) => list.split(','))
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '))
}
