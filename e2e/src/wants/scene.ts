import type { APIRequestContext, Browser, Page } from '@playwright/test'
import type { Brand } from '../journeys/journey.ts'
import type { Stack } from '../stack.ts'
import { makeSupporter, signInHere, type Supporter } from '../supporter.ts'
import { open } from '../test.ts'
import { type SiteWords, siteWords } from './words.data.ts'

/** A visitor's goal on a site, and the way to reach it. */
export interface Want {
  /** In the words of a person, after “I want to”. */
  wants: string
  run: (scene: Scene) => Promise<void>
}

/** A site and its visitor. */
export interface Scene {
  readonly site: Brand
  readonly stack: Stack
  readonly page: Page
  readonly browser: Browser
  readonly request: APIRequestContext
  /** Labels of the site. */
  readonly words: SiteWords
  /** Opens a path of the site. */
  readonly visit: (path: string) => Promise<void>
  /** Makes a supporter with a page. */
  readonly supporter: (options?: { title?: string; firstName?: string }) => Promise<Supporter>
  /** Makes a supporter with a page and signs them in here. */
  readonly owner: (options?: { title?: string; firstName?: string }) => Promise<Supporter>
}

interface SceneOptions {
  site: Brand
  stack: Stack
  page: Page
  browser: Browser
  request: APIRequestContext
}

export function sceneOf(options: SceneOptions): Scene {
  const { site, stack, page, request } = options
  const supporter: Scene['supporter'] = (details) => makeSupporter(request, stack, site, details)
  return {
    ...options,
    words: siteWords[site],
    visit: (path) => open(page, stack.siteOrigin + path),
    supporter,
    async owner(details) {
      const made = await supporter(details)
      await signInHere(page, stack, made)
      return made
    },
  }
}
