import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const folder = join(import.meta.dirname, '..')
const modules = globSync('{components,styles,theme,types}/**/*.{ts,tsx}', { cwd: folder })
  .filter((path) => !/\.(?:test|stories|test-kit|fixture)\.|\.css\.ts$/.test(path))
  .map((path) => ({ path, code: readFileSync(join(folder, path), 'utf8') }))

/** Patterns of client-only code: React hooks, custom hooks and event handlers. */
const clientOnly =
  /\buse(?:State|Effect|LayoutEffect|InsertionEffect|Ref|Reducer|Context|SyncExternalStore|Transition|DeferredValue|ActionState|Optimistic|ImperativeHandle|ComponentMessages|TimeLeft|Held|NextInOrder)\(|\bcreateContext\b|\buse\(|\bon[A-Z]\w+=\{/

const isMarked = (code: string) => code.startsWith("'use client'")

it('finds the modules', () => expect(modules.length).toBeGreaterThan(80))

it('marks exactly the modules that need a browser for React server components', () => {
  const wrong = modules.filter(({ code }) => isMarked(code) !== clientOnly.test(code))
  expect(wrong.map(({ path }) => path)).toEqual([])
})
