import { expect, type Locator } from '@playwright/test'
import { savedMessage } from '../saved-message.ts'
import { makeSupporter, signInHere } from '../supporter.ts'
import { withoutScenario, retryUntil, type Journey, visit } from './journey.ts'
import { logRun } from './log-run.ts'

/** An owner edits everything about a page, looks at it as visitors do, and cancels it. */
export async function ownerEditsAndCancels(journey: Journey): Promise<void> {
  const { page, user, stack, options, request } = journey
  const owner = await makeSupporter(request, stack, options.brand)
  const part = (name: string) => page.getByRole('region', { name, exact: true })
  const saved = savedMessage(page)
  const save = async (section: Locator) => {
    await retryUntil(journey, section.getByRole('button', { name: 'Save' }), saved.message)
    await saved.markSeen()
  }

  await signInHere(page, stack, owner)
  await visit(journey, `${stack.siteOrigin}/fundraising-edit/${owner.slug}`, part('Title'))
  await user.type(part('Title').getByLabel('Page title'), 'Up, down and back')
  await save(part('Title'))
  const story = part('Story').getByRole('textbox', { name: 'Your story' })
  await expect(story).toHaveAttribute('contenteditable', 'true')
  await user.type(story, 'They came for me.')
  await save(part('Story'))
  const money = part('Target and offline donations')
  await user.type(money.getByLabel(/^Target/), '1250')
  await user.type(money.getByLabel(/offline/i), '40.50')
  await save(money)
  await user.type(part('Fitness goal').getByLabel(/^(?:Distance|Climbing) goal/), '100')
  await save(part('Fitness goal'))
  await user.type(part('Summary').getByLabel('Your challenge'), 'Going out in all weathers')
  await user.type(part('Summary').getByLabel('In memory or in honour of'), 'Grandma')
  await save(part('Summary'))
  if (options.brand === 'tideline') {
    await user.choose(part('Your group').getByRole('combobox').first(), 'Atlantic')
    await save(part('Your group'))
  }
  await user.attach(part('Photo').getByLabel('Your photo'), {
    name: 'me.png',
    mimeType: 'image/png',
    buffer: await page.screenshot({ clip: { x: 0, y: 0, width: 320, height: 240 } }),
  })
  await user.press(page.getByRole('dialog').getByRole('button', { name: /Use|Crop|Done|Apply/ }))
  await save(part('Photo'))
  await logRun(journey, { km: '5', title: 'Round the head' })

  const title = page.getByRole('heading', { level: 1, name: 'Up, down and back' })
  await expect(async () => {
    await visit(journey, `${stack.siteOrigin}/fundraising/${owner.slug}`, title)
    const main = page.getByRole('main')
    await expect(main).toContainText('They came for me.', { timeout: 2000 })
    await expect(main).toContainText('Round the head', { timeout: 2000 })
    await expect(main.getByRole('progressbar').first()).toHaveAttribute(
      'aria-valuetext',
      /40\.50 raised of .1,250/,
      { timeout: 2000 },
    )
  }).toPass({ timeout: 150_000 })

  await user.press(page.getByRole('link', { name: 'Edit page' }))
  const cancel = page.getByRole('button', { name: 'Cancel this page' })
  await visit(journey, `${stack.siteOrigin}/fundraising-edit/${owner.slug}`, cancel)
  await user.press(cancel)
  const dialog = page.getByRole('dialog')
  await user.type(dialog.getByLabel(/Enter CANCEL/), 'cancel')
  const forGood = dialog.getByRole('button', { name: 'Cancel page for good' })
  await retryUntil(journey, forGood, page.getByText('Your page has been cancelled.'))
  await expect(page).toHaveURL(`${stack.siteOrigin}/`)
  const answer = await request.get(
    `${stack.sandboxOrigin}/api/v1/fundraising/pages/${owner.slug}`,
    { headers: withoutScenario },
  )
  expect(JSON.stringify(await answer.json())).toMatch(/cancelled/i)
}
