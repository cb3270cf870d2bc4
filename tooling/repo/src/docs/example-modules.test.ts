import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { exampleModules, formStories, readStoryPages } from '@milepost/config/read-story-pages'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { compileModules } from './compile-modules.ts'

const root = resolve(import.meta.dirname, '../../../..')
// Inside this package, so that the modules find what they import.
const folder = join(import.meta.dirname, '../../reports/examples')
const pages = await readStoryPages(root, formStories)
const titles = [...pages.values()].map(({ title }) => title)
const modules = exampleModules(pages).map((module) => ({
  ...module,
  path: join(folder, `${module.name.replaceAll(' ', '-')}.tsx`),
}))

/** Exported, and no field. */
const noFields = new Set(['FormErrors', 'FormErrorSummary', 'SubmitButton', 'useBoundField'])
const exported = namesIn('fields', /^export \{ ([^}]+) \}/gm)
  .flatMap((names) => names.split(', '))
  .filter((name) => !name.startsWith('type ') && !noFields.has(name))
const validators = namesIn('validators', /^export \{ (\w+)/gm)
/** Made of other validators, or asked in their place. */
const noRules = new Set(['allOf', 'createValidator', 'formSchema', 'isEmpty', 'toValidator'])

describe('the pages of the form kit', () => {
  it('are there for every field', () => {
    const named = new Set([...pages.values()].map(({ page }) => page?.name))
    expect(exported).toHaveLength(19)
    expect(exported.filter((name) => !named.has(name))).toEqual([])
  })

  it('show every validator', () => {
    const code = modules.map((module) => module.code).join('\n')
    const missing = validators.filter((name) => !noRules.has(name) && !code.includes(`${name}(`))
    expect(missing).toEqual([])
  })

  it.each([...pages])('say everything about %s', (_, { page }) => {
    if (page === undefined) throw new Error('It has no page')
    const isField = page.validators === undefined
    const parts = ['useFor', 'notFor', 'accessibility', 'messages', 'related'] as const
    const required = isField ? [...parts, 'anatomy' as const, 'keyboard' as const] : parts
    expect(required.filter((part) => page[part].length === 0)).toEqual([])
  })

  it.each([...pages])('link to pages that exist: %s', (_, { page }) => {
    const links = page?.related.filter((title) => title.includes('/'))
    expect(links?.filter((title) => !titles.includes(title))).toEqual([])
  })

  it.each([...pages])('name the validators of their examples: %s', (_, { page, examples }) => {
    const calls = Object.values(examples).flatMap(({ form }) => Object.values(form?.rules ?? {}))
    const used = new Set(calls.flat().map(([name]) => name))
    expect(page?.validators ?? [...used]).toEqual([...used])
  })
})

describe('the code of an example of the form kit compiles', () => {
  let problems: Map<string, string[]>
  beforeAll(() => {
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true })
    for (const { path, code } of modules) writeFileSync(path, code)
    problems = compileModules(modules.map(({ path }) => path))
  }, 120_000)
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it.each(modules)('$name', ({ path }) => {
    expect(problems.get(path)).toEqual([])
  })
})

function namesIn(folder: string, pattern: RegExp): string[] {
  const index = readFileSync(join(root, `packages/forms/src/${folder}/index.ts`), 'utf8')
  return [...index.matchAll(pattern)].map(([, name = '']) => name)
}
