import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { axeViolations } from './accessibility/measures/axe-findings.ts'
import { expect, type Page } from '@playwright/test'
import { repositoryRoot } from './repository-root.ts'
import { untranslatedSentences } from './untranslated-sentences.ts'

/** Every sentence of the product in English, by key. */
export async function englishSentences(): Promise<Record<string, string>> {
  const list = await readFile(join(repositoryRoot, 'packages/framework/messages.json'), 'utf8')
  return (JSON.parse(list) as { messages: Record<string, string> }).messages
}

/** Expects a screen without English product texts and without axe violations. */
export async function expectInWelsh(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', 'cy-GB')
  expect(await untranslatedSentences(page, await englishSentences())).toEqual([])
  expect(await axeViolations(page)).toEqual([])
}
