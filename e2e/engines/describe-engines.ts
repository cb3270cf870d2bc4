import { mkdirSync, writeFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Engine, type PageOptions, startEngine } from './engines.ts'
import { Visitor } from './visitor.ts'

/** Adds a test in a fresh profile, which fails for errors in the console. */
type Journey = (
  title: string,
  /** Origin of the site, read when the test runs. */
  getOrigin: () => string,
  walk: (visitor: Visitor) => Promise<void>,
  options?: PageOptions,
) => void

/** Defines tests in each engine. */
export function describeEngines(define: (journey: Journey, engineName: string) => void): void {
  describe.each(Object.keys(startEngine) as (keyof typeof startEngine)[])('%s', (name) => {
    let engine: Engine
    beforeAll(async () => void (engine = await startEngine[name]()))
    afterAll(() => engine.stop())

    const journey: Journey = (title, getOrigin, walk, options) => {
      test(title, async () => {
        const page = await engine.newPage(options)
        try {
          await walk(new Visitor(page, getOrigin()))
          expect(page.errors()).toEqual([])
        } catch (error) {
          mkdirSync('reports/engines', { recursive: true })
          writeFileSync(`reports/engines/${name}: ${title}.png`, await page.screenshot())
          throw error
        } finally {
          await page.close()
        }
      })
    }
    define(journey, name)
  })
}
