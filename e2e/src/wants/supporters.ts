import { expect } from '@playwright/test'
import { openEditScreen, partOfEditScreen } from '../edit-screen.ts'
import { savedMessage } from '../saved-message.ts'
import type { Supporter } from '../supporter.ts'
import type { Scene, Want } from './scene.ts'

/** A new supporter on the edit screen of their page. */
async function editing(scene: Scene): Promise<Supporter> {
  const owner = await scene.owner()
  await openEditScreen(scene.page, scene.stack, owner)
  return owner
}

export const supportersWant: readonly Want[] = [
  {
    wants: 'begin from the home page',
    async run({ page, visit, words }) {
      await visit('/')
      await page.getByRole('banner').getByRole('link', { name: words.begin }).click()
      await expect(page).toHaveURL(/\/register$/)
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    },
  },
  {
    wants: 'undo what I typed by mistake',
    async run(scene) {
      const { page } = scene
      await editing(scene)
      const story = partOfEditScreen(page, 'Story').getByRole('textbox', { name: 'Your story' })
      await expect(story).toHaveAttribute('contenteditable', 'true')
      await story.pressSequentially('Kept.')
      // Input after a pause is a separate undo step.
      await page.waitForTimeout(1000)
      await story.press('ControlOrMeta+a')
      await story.press('Delete')
      await expect(story).not.toContainText('Kept.')
      await story.press('ControlOrMeta+z')
      await expect(story).toContainText('Kept.')
    },
  },
  {
    wants: 'keep my routes to myself',
    async run(scene) {
      const { page } = scene
      await editing(scene)
      const seen = page.getByRole('group', { name: 'Your activities on your page' })
      await seen.getByLabel('Totals only').check({ force: true })
      await page.getByRole('button', { name: 'Save privacy settings' }).click()
      await expect(savedMessage(page).message).toBeVisible()
      await page.reload()
      await expect(seen.getByLabel('Totals only')).toBeChecked()
    },
  },
  {
    wants: 'leave nothing behind on a computer that is not mine',
    async run(scene) {
      const { page } = scene
      const { slug, user } = await editing(scene)
      await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click()
      await expect(page.getByText('You’ve signed out.')).toBeVisible()
      const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))
      expect(kept).not.toContain(user.token)
      await scene.visit(`/fundraising-edit/${slug}`)
      await expect(partOfEditScreen(page, 'Title')).toHaveCount(0)
    },
  },
]
