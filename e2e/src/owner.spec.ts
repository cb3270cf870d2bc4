import { axeViolations } from './accessibility/measures/axe-findings.ts'
import { sidewaysScroll } from './accessibility/measures/sideways-scroll.ts'
import type { Page } from '@playwright/test'
import { openEditScreen, partOfEditScreen, signInOwner, typeActivity } from './edit-screen.ts'
import { savedMessage } from './saved-message.ts'
import { makeSupporter, signInHere } from './supporter.ts'
import { expect, open, test } from './test.ts'

const phone = { width: 360, height: 780 }

/** Saves one section, and expects the confirmation. */
async function save(page: Page, name: string) {
  const { message, markSeen } = savedMessage(page)
  // The message of an earlier save may outlive a reload.
  await markSeen()
  const section = await partOfEditScreen(page, name).getAttribute('id')
  await partOfEditScreen(page, name).getByRole('button', { name: 'Save' }).click()
  await expect(message).toBeVisible()
  // Saved values are no longer drafts. An earlier reload would abort the request.
  await page.waitForFunction(
    (end) => !Object.keys(sessionStorage).some((key) => key.endsWith(end)),
    `:${section}`,
  )
  await markSeen()
}

test('cancelling skips the unsaved-changes warning @core', async ({ page, request, summit }) => {
  const owner = await makeSupporter(request, summit, 'summit')
  const address = `${summit.siteOrigin}/fundraising/${owner.slug}`
  await signInHere(page, summit, owner)
  await open(page, address)
  await expect(page.getByRole('link', { name: 'Give to your page' })).toBeVisible()
  await open(page, `${summit.siteOrigin}/fundraising-edit/${owner.slug}`)
  await partOfEditScreen(page, 'Title').getByLabel('Page title').fill('Never mind')
  await page.getByRole('button', { name: 'Cancel this page' }).click()
  await page
    .getByRole('dialog')
    .getByLabel(/Enter CANCEL/)
    .fill('cancel')
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel page for good' }).click()
  await expect(page).toHaveURL(`${summit.siteOrigin}/`)
  await expect(page.getByText('Your page has been cancelled.')).toBeVisible()
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Never mind')
  await open(page, address)
  await expect(page.getByRole('main').getByRole('link', { name: 'Donate' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Give to your page' })).toHaveCount(0)
})

test('every section is saved or cleared [S2.07] [S3.14]', async ({ page, request, tideline }) => {
  test.setTimeout(300_000)
  const owner = await makeSupporter(request, tideline, 'tideline')
  await signInHere(page, tideline, owner)
  const address = `${tideline.siteOrigin}/fundraising-edit/${owner.slug}`
  await open(page, address)
  const fields = {
    Title: { 'Page title': 'There and back' },
    'Target and offline donations': { Target: '1250', 'Offline donations so far': '40.50' },
    'Fitness goal': { 'Distance goal': '42.2' },
    Summary: {
      'Your challenge': 'Walking all of it',
      'Your reason': 'For the terns',
      'In memory or in honour of': 'In memory of Ruth',
    },
  }
  const field = (name: string, label: string) =>
    partOfEditScreen(page, name).getByRole('textbox', { name: new RegExp(`^${label}`) })
  for (const [name, labels] of Object.entries(fields)) {
    for (const [label, text] of Object.entries(labels)) await field(name, label).fill(text)
    await save(page, name)
  }
  const tag = partOfEditScreen(page, 'Your group').getByRole('combobox').first()
  await tag.selectOption('Atlantic')
  await save(page, 'Your group')
  const story = partOfEditScreen(page, 'Story').getByRole('textbox', { name: 'Your story' })
  await story.click()
  await page.keyboard.type('For the seabirds.')
  await save(page, 'Story')

  await page.reload()
  for (const [name, labels] of Object.entries(fields)) {
    for (const [label, text] of Object.entries(labels))
      await expect(field(name, label)).toHaveValue(text)
  }
  await expect(tag).toHaveValue('Atlantic')
  await expect(story).toContainText('For the seabirds.')
  await expect(partOfEditScreen(page, 'Fitness goal')).toContainText(
    /Your event is on \d+ [A-Z][a-z]+ \d{4}\. .+you can’t change it here/,
  )
  await expect(page.getByText(/does not tell what is there/)).toHaveCount(0)

  await open(page, `${tideline.siteOrigin}/fundraising/${owner.slug}`)
  const eventDate = page.getByRole('main').getByText(/Event date: \d+ [A-Z][a-z]+ \d{4}$/)
  await expect(eventDate).toBeVisible()
  for (const words of ['Walking all of it', 'For the terns', 'In memory of Ruth'])
    await expect(page.getByRole('main').getByText(words, { exact: true })).toBeVisible()
  await open(page, address)
  await field('Summary', 'In memory').fill('')
  await save(page, 'Summary')
  await page.reload()
  await expect(field('Summary', 'In memory')).toHaveValue('')
  await expect(field('Summary', 'Your reason')).toHaveValue('For the terns')
})

test('an owner’s changes reach every visitor at once', async ({ page, request, tideline }) => {
  const owner = await makeSupporter(request, tideline, 'tideline')
  await signInHere(page, tideline, owner)
  await open(page, `${tideline.siteOrigin}/fundraising-edit/${owner.slug}`)
  const told: string[] = []
  page.on('request', (sent) => {
    if (sent.method() === 'POST') told.push(new URL(sent.url()).pathname)
  })
  await partOfEditScreen(page, 'Title').getByRole('textbox').first().fill('At once')
  await save(page, 'Title')
  expect(told).toContain(`/refresh/page/${owner.slug}`)
})

test('an owner sees their progress, in one system of units everywhere', async ({
  page,
  request,
  tideline,
}) => {
  const owner = await signInOwner(page, request, tideline, 'tideline')
  await openEditScreen(page, tideline, owner)
  const goal = partOfEditScreen(page, 'Fitness goal')
  await goal.getByLabel('Distance goal').fill('100')
  await save(page, 'Fitness goal')
  const activities = partOfEditScreen(page, 'Activities')
  const first = await typeActivity(page, { km: '25', title: 'Along the quay' })
  await first.logIt.click()
  await expect(first.logged).toContainText('25 km')
  await expect(activities).toContainText('25% of your 100 km goal')

  const climb = await typeActivity(page, { km: '', title: 'Up the steps' })

  await activities.getByLabel('Units').selectOption('imperial')
  await activities.getByLabel('Height climbed (feet)').fill('100')
  await climb.logIt.click()
  await expect(climb.logged).toContainText('100 ft')
  await page.reload()
  await expect(climb.logged).toContainText('100 ft')
  await expect(activities).toContainText('15.5 mi, 100 ft climbed')
  await expect(activities.getByLabel('Units')).toHaveValue('imperial')
  await expect(goal.getByLabel('Unit', { exact: true })).toHaveValue('imperial')
  await expect(goal.getByLabel('Distance goal')).toHaveValue('62.1')
  await open(page, `${tideline.siteOrigin}/fundraising/${owner.slug}`)
  const main = page.getByRole('main')
  await expect(main.getByText('15.5 mi').first()).toBeVisible()
  await expect(main.getByText('100 ft').first()).toBeVisible()
  await expect(main).toContainText('25% of the 62 mi goal')
})

test('an owner edits by keyboard alone on a phone', async ({ page, request, summit }) => {
  await page.setViewportSize(phone)
  const owner = await signInOwner(page, request, summit)
  await openEditScreen(page, summit, owner)
  const title = partOfEditScreen(page, 'Title').getByLabel('Page title')
  await partOfEditScreen(page, 'Title').locator('summary').focus()
  await page.keyboard.press('Enter')
  await title.focus()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Up and up again')
  await page.getByRole('link', { name: 'See your page' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toContainText('Title')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(title).toHaveValue('Up and up again')
  page.once('dialog', (question) => void question.accept())
  await page.reload()
  await expect(title).toHaveValue('Up and up again')
  await expect(partOfEditScreen(page, 'Title')).toContainText('We’ve restored your unsaved changes')

  await title.focus()
  await page.keyboard.press('Enter')
  await expect(savedMessage(page).message).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Up and up again')
  expect(await axeViolations(page)).toEqual([])
})

test('only signed-in owners edit [S2.07] [S6.02] @core', async ({ page, request, summit }) => {
  const [owner, other] = [
    await makeSupporter(request, summit, 'summit'),
    await makeSupporter(request, summit, 'summit', { firstName: 'Kit' }),
  ]
  const address = `${summit.siteOrigin}/fundraising-edit/${owner.slug}`
  await open(page, address)
  await expect(page.getByRole('dialog').getByLabel('Email address')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in to edit this page')
  await signInHere(page, summit, other)
  await open(page, address)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'This page belongs to someone else',
  )
  await open(page, `${summit.siteOrigin}/fundraising/${owner.slug}`)
  await expect(page.getByRole('link', { name: 'Edit page' })).toHaveCount(0)
  const report = page.getByRole('link', { name: 'Report this page' })
  await expect(report).toHaveAttribute('href', /^mailto:report@summit\.example\?subject=/)
})

test('hostile and long stories are shown safely @core', async ({ page, request, tideline }) => {
  let hasRun = false
  const owner = await makeSupporter(request, tideline, 'tideline', {
    firstName: '<img src=x onerror=alert(1)> مريم 👩🏽‍🚀',
    title: 'مسيرتي على الشاطئ 👟 <script>alert(1)</script>',
  })
  const long = `${'Every tide brings something. '.repeat(345)}The end 🌊`
  expect(long.length).toBeGreaterThan(10_000)
  const story = `<p>${long}</p><script>alert(2)</script><img src=x onerror=alert(3)><p dir="rtl">بحر</p>`
  await request.put(`${tideline.sandboxOrigin}/api/v1/fundraising/pages/${owner.slug}/pagestory`, {
    headers: { 'x-api-key': 'sandbox', authorization: `Bearer ${owner.user.token}` },
    data: { story },
  })
  page.on('dialog', (alert) => {
    hasRun = true
    void alert.dismiss()
  })
  await page.setViewportSize(phone)
  await open(page, `${tideline.siteOrigin}/fundraising/${owner.slug}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('مسيرتي على الشاطئ 👟')
  await expect(page.getByRole('main')).toContainText('The end 🌊')
  expect(await page.locator('main script:not([type="application/ld+json"])').count()).toBe(0)
  const sideways = () => sidewaysScroll(page)
  expect(await sideways()).toBe(0)
  await signInHere(page, tideline, owner)
  await openEditScreen(page, tideline, owner)
  await partOfEditScreen(page, 'Story').locator('summary').click()
  await expect(
    partOfEditScreen(page, 'Story').getByRole('textbox', { name: 'Your story' }),
  ).toContainText('The end 🌊')
  expect(await sideways()).toBe(0)
  expect(hasRun).toBe(false)
})
