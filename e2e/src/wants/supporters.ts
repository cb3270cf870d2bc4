import { expect } from '@playwright/test'
import { openEditScreen, partOfEditScreen, typeActivity } from '../edit-screen.ts'
import { savedMessage } from '../saved-message.ts'
import type { Supporter } from '../supporter.ts'
import type { Scene, Want } from './scene.ts'

/** Somebody new in front of the screen for their page. */
async function editing(scene: Scene): Promise<Supporter> {
  const owner = await scene.owner()
  await openEditScreen(scene.page, scene.stack, owner)
  return owner
}

/** Saves a part of the page, and sees that it is saved. */
async function save({ page }: Scene, name: string): Promise<void> {
  await partOfEditScreen(page, name).getByRole('button', { name: /^Save/ }).click()
  await expect(savedMessage(page).message).toBeVisible()
}

/** What visitors read in the main part of somebody's page. */
async function expectOnPage(scene: Scene, { slug }: Supporter, text: string | RegExp) {
  const main = scene.page.getByRole('main')
  await expect(async () => {
    await scene.visit(`/fundraising/${slug}`)
    await expect(main).toContainText(text, { timeout: 2000 })
  }).toPass()
}

const log = async ({ page }: Scene, title: string) => {
  const { logged, logIt } = await typeActivity(page, { km: '8', title })
  await logIt.click()
  await expect(logged).toBeVisible()
  return logged
}

export const supportersWant: readonly Want[] = [
  {
    wants: 'have a page of my own',
    async run(scene) {
      const { page, site } = scene
      const { slug } = await scene.owner()
      await scene.visit('/register')
      await page.getByLabel('Name of your page').fill('Robin begins again')
      await page.getByLabel('Address of your page').fill(`${slug}-again`)
      await page.getByLabel('What you want to raise').fill('300')
      if (site === 'summit') await page.getByLabel('Which hill?').fill('The stairs at home')
      await page.getByRole('button', { name: 'Make my page' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Your team' })).toBeVisible()
      await scene.visit(`/fundraising/${slug}-again`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Robin begins again')
    },
  },
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
    wants: 'change my picture, and say what it shows',
    async run(scene) {
      const { page } = scene
      const { slug } = await editing(scene)
      const picture = partOfEditScreen(page, 'Picture')
      await picture.getByLabel('A picture of you').setInputFiles({
        name: 'me.png',
        mimeType: 'image/png',
        buffer: await page.screenshot({ clip: { x: 0, y: 0, width: 400, height: 300 } }),
      })
      await page.getByRole('button', { name: 'Use picture' }).click()
      // While the dialog is open, nothing can be typed outside of it.
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await picture.getByLabel('What the picture shows').fill('Robin at the gate, waving')
      await save(scene, 'Picture')
      const shown = page.getByRole('main').getByRole('img', { name: 'Robin at the gate, waving' })
      await expect(async () => {
        await scene.visit(`/fundraising/${slug}`)
        await expect(shown.first()).toBeVisible({ timeout: 2000 })
      }).toPass()
    },
  },
  {
    wants: 'tell my story',
    async run(scene) {
      const owner = await editing(scene)
      const story = partOfEditScreen(scene.page, 'Story').getByRole('textbox', {
        name: 'Your story',
      })
      await expect(story).toHaveAttribute('contenteditable', 'true')
      await story.fill('They came for me in the dark.')
      await save(scene, 'Story')
      await expectOnPage(scene, owner, 'They came for me in the dark.')
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
      // What is typed after a pause is a step of its own.
      await page.waitForTimeout(1000)
      await story.press('ControlOrMeta+a')
      await story.press('Delete')
      await expect(story).not.toContainText('Kept.')
      await story.press('ControlOrMeta+z')
      await expect(story).toContainText('Kept.')
    },
  },
  {
    wants: 'find what I had typed when I come back',
    async run(scene) {
      const { page } = scene
      await editing(scene)
      const title = partOfEditScreen(page, 'Title').getByLabel('Title of your page')
      await title.fill('Half a title')
      await page.reload()
      await expect(title).toHaveValue('Half a title')
    },
  },
  {
    wants: 'log a run',
    async run(scene) {
      const owner = await editing(scene)
      await log(scene, 'First light')
      await expectOnPage(scene, owner, 'First light')
    },
  },
  {
    wants: 'take back a run that I logged by mistake',
    async run(scene) {
      const { page } = scene
      await editing(scene)
      const logged = await log(scene, 'Not mine')
      await logged.getByRole('button', { name: /^Delete/ }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Keep it' }).click()
      await expect(logged).toBeVisible()
      await logged.getByRole('button', { name: /^Delete/ }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Delete it' }).click()
      await expect(logged).toHaveCount(0)
    },
  },
  {
    wants: 'raise my target, and count the cash I was given',
    async run(scene) {
      const { page } = scene
      const owner = await editing(scene)
      const money = partOfEditScreen(page, 'Target and offline gifts')
      await money.getByLabel(/^Target/).fill('900')
      await money.getByLabel(/offline/).fill('60')
      await save(scene, 'Target and offline gifts')
      await expectOnPage(scene, owner, /.60\s*raised of .900/)
    },
  },
  {
    wants: 'keep my routes to myself',
    async run(scene) {
      const { page } = scene
      await editing(scene)
      const seen = page.getByRole('group', { name: 'On your page they see' })
      await seen.getByLabel('Totals only').check({ force: true })
      await page.getByRole('button', { name: 'Save what they see' }).click()
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
      await expect(page.getByText('You are signed out.')).toBeVisible()
      const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))
      expect(kept).not.toContain(user.token)
      await scene.visit(`/fundraising-edit/${slug}`)
      await expect(partOfEditScreen(page, 'Title')).toHaveCount(0)
    },
  },
  {
    wants: 'sign in again although I forgot my password',
    async run({ page, visit, site }) {
      await visit('/reset-password')
      if (site === 'tideline') {
        await page.getByRole('button', { name: 'Continue with JustGiving' }).click()
        await expect(page.getByLabel('E-mail address')).toBeVisible()
        return
      }
      await page.getByLabel('E-mail address').fill('jack@summit.example')
      await page.getByRole('button', { name: 'Send me the link' }).click()
      await expect(page.getByText(/account with jack@summit\.example/)).toBeVisible()
    },
  },
  {
    wants: 'end my page',
    async run(scene) {
      const { page } = scene
      const { slug } = await editing(scene)
      await page.getByRole('button', { name: 'Cancel this page' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel(/Type CANCEL/).fill('cancel')
      await dialog.getByRole('button', { name: 'Cancel the page for good' }).click()
      await expect(page.getByText('Your page has been cancelled.')).toBeVisible()
      await scene.visit(`/fundraising/${slug}`)
      await expect(page.getByRole('main').getByRole('link', { name: 'Donate' })).toHaveCount(0)
    },
  },
]
