import { axeViolations } from './accessibility/measures/axe-findings.ts'
import { sidewaysScroll } from './accessibility/measures/sideways-scroll.ts'
import type { Page } from '@playwright/test'
import { openEditScreen, partOfEditScreen, signInOwner, typeActivity } from './edit-screen.ts'
import { readPlatform } from './platform-facts.ts'
import { savedMessage } from './saved-message.ts'
import { makeSupporter, signInHere } from './supporter.ts'
import { expect, open, test } from './test.ts'

const phone = { width: 360, height: 780 }

/** Saves one part, and is told so. */
async function save(page: Page, name: string) {
  const { message, markSeen } = savedMessage(page)
  // The message of an earlier save may outlive a reload.
  await markSeen()
  const section = await partOfEditScreen(page, name).getAttribute('id')
  await partOfEditScreen(page, name).getByRole('button', { name: 'Save' }).click()
  await expect(message).toBeVisible()
  // What is stored is no draft any more. A reload before that would stop the request.
  await page.waitForFunction(
    (end) => !Object.keys(sessionStorage).some((key) => key.endsWith(end)),
    `:${section}`,
  )
  await markSeen()
}

const gpx = `<gpx xmlns="http://www.topografix.com/GPX/1/1"><trk><name>Low tide to Bude</name><type>running</type><trkseg>
${Array.from({ length: 60 }, (_, index) => `<trkpt lat="${50.8 + index * 0.0009}" lon="-4.5"><ele>${index % 2 === 0 ? 5 : 15}</ele><time>${new Date(Date.UTC(2026, 5, 1, 8, index)).toISOString()}</time></trkpt>`).join('\n')}
</trkseg></trk></gpx>`

test('an owner edits everything about a page, logs a run and cancels, by mouse [S2.07] [S6.01] [S6.02] [S1.09]', async ({
  page,
  request,
  tideline,
  browserErrors,
}) => {
  test.setTimeout(300_000)
  const owner = await signInOwner(page, request, tideline, 'tideline')
  await open(page, `${tideline.siteOrigin}/fundraising/${owner.slug}`)
  await page.getByRole('link', { name: 'Edit page' }).click()
  await expect(page).toHaveURL(`${tideline.siteOrigin}/fundraising-edit/${owner.slug}`)
  await expect(partOfEditScreen(page, 'Title')).toBeVisible()
  await expect(page.getByRole('link', { name: /Write why you are doing this/ })).toBeVisible()
  expect(await axeViolations(page)).toEqual([])

  // The title is shown as the platform will take it.
  await partOfEditScreen(page, 'Title')
    .getByLabel('Title of your page')
    .fill('Robin’s mile & more <b>')
  await expect(partOfEditScreen(page, 'Title')).toContainText("It will read: Robin's mile more b")
  await save(page, 'Title')

  const story = partOfEditScreen(page, 'Story').getByRole('textbox', { name: 'Your story' })
  await story.click()
  await page.keyboard.type('For the seabirds.')
  await save(page, 'Story')

  await partOfEditScreen(page, 'Target and offline gifts')
    .getByLabel(/^Target/)
    .fill('1250')
  await partOfEditScreen(page, 'Target and offline gifts')
    .getByLabel(/offline/)
    .fill('12.345')
  await partOfEditScreen(page, 'Target and offline gifts')
    .getByRole('button', { name: 'Save' })
    .click()
  await expect(
    partOfEditScreen(page, 'Target and offline gifts').getByLabel(/offline/),
  ).toHaveAttribute('aria-invalid', 'true')
  await partOfEditScreen(page, 'Target and offline gifts')
    .getByLabel(/offline/)
    .fill('40.50')
  await save(page, 'Target and offline gifts')

  await partOfEditScreen(page, 'Fitness goal').getByLabel('How far you want to go').fill('100')
  await save(page, 'Fitness goal')
  await partOfEditScreen(page, 'In short')
    .getByLabel('What you are doing')
    .fill('Walking the coast')
  await save(page, 'In short')

  await partOfEditScreen(page, 'Picture')
    .getByLabel('A picture of you')
    .setInputFiles({
      name: 'me.png',
      mimeType: 'image/png',
      buffer: await page.screenshot({ clip: { x: 0, y: 0, width: 400, height: 300 } }),
    })
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Use|Crop|Done|Apply/ })
    .click()
  // While the dialog is open, nothing can be typed outside of it.
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await partOfEditScreen(page, 'Picture')
    .getByLabel('What the picture shows')
    .fill('Robin on the sea wall')
  await save(page, 'Picture')
  // The message comes last: by then all three writes are stored.
  const tags = await readPlatform<object>(request, tideline, `/api/v1/tags/${owner.slug}`)
  expect(JSON.stringify(tags)).toContain('Robin on the sea wall')

  // A run from a watch, drawn without its ends.
  const activities = partOfEditScreen(page, 'Activities')
  await activities.getByLabel(/Bring a file/).setInputFiles({
    name: 'run.gpx',
    mimeType: 'application/gpx+xml',
    buffer: Buffer.from(gpx),
  })
  await expect(activities.getByRole('img', { name: 'The route, without its ends' })).toBeVisible()
  await expect(activities.getByLabel('Title')).toHaveValue('Low tide to Bude')
  await expect(activities.getByLabel('What you did')).toHaveValue('run')
  await activities.getByRole('button', { name: 'Log it' }).dblclick()
  await expect(page.getByText('Logged. It counts from now on.')).toBeVisible()
  const logged = activities.getByRole('listitem').filter({ hasText: 'Low tide to Bude' })
  await expect(logged).toHaveCount(1)
  await expect(logged).toContainText('Manual entry')

  await open(page, `${tideline.siteOrigin}/fundraising/${owner.slug}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("Robin's mile more b")
  await expect(page.getByRole('main')).toContainText('For the seabirds.')
  // Tags are read from a cache for a moment.
  await expect(async () => {
    await page.reload()
    await expect(page.getByRole('img', { name: 'Robin on the sea wall' })).toBeVisible({
      timeout: 1000,
    })
  }).toPass()
  await expect(page.getByRole('progressbar').first()).toHaveAttribute(
    'aria-valuetext',
    /£40\.50 raised of £1,250/,
  )

  await page.getByRole('link', { name: 'Log an activity' }).click()
  await expect(page.getByRole('heading', { name: 'Log an activity' })).toBeInViewport()
  const logAgain = partOfEditScreen(page, 'Activities')
  await logAgain.getByRole('button', { name: 'Delete Low tide to Bude' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete it' }).click()
  await expect(logAgain).toContainText('Nothing logged yet')

  await page.getByRole('button', { name: 'Cancel this page' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel the page for good' }).click()
  await expect(page.getByRole('dialog').getByLabel(/Type CANCEL/)).toBeFocused()
  await page
    .getByRole('dialog')
    .getByLabel(/Type CANCEL/)
    .fill('cancel')
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel the page for good' }).click()
  await expect(page).toHaveURL(`${tideline.siteOrigin}/`)
  await expect(page.getByText('Your page has been cancelled.')).toBeVisible()
  expect(browserErrors).toEqual([])
})

test('cancelling a page does not ask about unsaved changes, and visitors see it at once @core', async ({
  page,
  request,
  summit,
}) => {
  const owner = await makeSupporter(request, summit, 'summit')
  const address = `${summit.siteOrigin}/fundraising/${owner.slug}`
  await signInHere(page, summit, owner)
  // The server keeps the page as it is now.
  await open(page, address)
  await expect(page.getByRole('link', { name: 'Give to your page' })).toBeVisible()
  await open(page, `${summit.siteOrigin}/fundraising-edit/${owner.slug}`)
  await partOfEditScreen(page, 'Title').getByLabel('Title of your page').fill('Never mind')
  await page.getByRole('button', { name: 'Cancel this page' }).click()
  await page
    .getByRole('dialog')
    .getByLabel(/Type CANCEL/)
    .fill('cancel')
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel the page for good' }).click()
  await expect(page).toHaveURL(`${summit.siteOrigin}/`)
  await expect(page.getByText('Your page has been cancelled.')).toBeVisible()
  const kept = await page.evaluate(() => JSON.stringify(sessionStorage))
  expect(kept).not.toContain('Never mind')
  await open(page, address)
  await expect(page.getByRole('main').getByRole('link', { name: 'Donate' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Give to your page' })).toHaveCount(0)
})

test('every part of a page shows after a reload what was saved, and can be emptied again [S2.07] [S3.14]', async ({
  page,
  request,
  tideline,
}) => {
  test.setTimeout(300_000)
  const owner = await makeSupporter(request, tideline, 'tideline')
  await signInHere(page, tideline, owner)
  const address = `${tideline.siteOrigin}/fundraising-edit/${owner.slug}`
  await open(page, address)
  const fields = {
    Title: { 'Title of your page': 'There and back' },
    'Target and offline gifts': { Target: '1250', 'Given offline so far': '40.50' },
    'Fitness goal': { 'How far you want to go': '42.2' },
    'In short': {
      'What you are doing': 'Walking all of it',
      'Why, in up to 50 characters': 'For the terns',
      'In memory or in honour of': 'In memory of Ruth',
    },
  }
  const field = (name: string, label: string) =>
    partOfEditScreen(page, name).getByRole('textbox', { name: new RegExp(`^${label}`) })
  for (const [name, labels] of Object.entries(fields)) {
    for (const [label, text] of Object.entries(labels)) {
      await field(name, label).fill(text)
    }
    await save(page, name)
  }
  const tag = partOfEditScreen(page, 'Where you belong').getByRole('combobox').first()
  await tag.selectOption('Atlantic')
  await save(page, 'Where you belong')
  const story = partOfEditScreen(page, 'Story').getByRole('textbox', { name: 'Your story' })
  await story.click()
  await page.keyboard.type('For the seabirds.')
  await save(page, 'Story')

  await page.reload()
  for (const [name, labels] of Object.entries(fields)) {
    for (const [label, text] of Object.entries(labels)) {
      await expect(field(name, label)).toHaveValue(text)
    }
  }
  await expect(tag).toHaveValue('Atlantic')
  await expect(story).toContainText('For the seabirds.')
  // What the platform keeps to itself is said: the date of the event.
  await expect(partOfEditScreen(page, 'Fitness goal')).toContainText(
    /Your event is on [A-Z][a-z]+ \d+, \d{4}\. .+cannot be changed here/,
  )
  await expect(page.getByText(/does not tell what is there/)).toHaveCount(0)

  await open(page, `${tideline.siteOrigin}/fundraising/${owner.slug}`)
  const eventDate = page.getByRole('main').getByText(/Event date: [A-Z][a-z]+ \d+, \d{4}$/)
  await expect(eventDate).toBeVisible()
  for (const words of ['Walking all of it', 'For the terns', 'In memory of Ruth']) {
    await expect(page.getByRole('main').getByText(words, { exact: true })).toBeVisible()
  }
  await open(page, address)
  await field('In short', 'In memory').fill('')
  await save(page, 'In short')
  await page.reload()
  await expect(field('In short', 'In memory')).toHaveValue('')
  await expect(field('In short', 'Why, in')).toHaveValue('For the terns')
})

test('what an owner saves is told to the site at once, so that nobody sees the page as it was', async ({
  page,
  request,
  tideline,
}) => {
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

test('an owner sees their progress, and measures in one choice of units everywhere [S2.42, S2.47, S3.11, S3.12, S3.13]', async ({
  page,
  request,
  tideline,
}) => {
  const owner = await signInOwner(page, request, tideline, 'tideline')
  await openEditScreen(page, tideline, owner)
  const goal = partOfEditScreen(page, 'Fitness goal')
  await goal.getByLabel('How far you want to go').fill('100')
  await save(page, 'Fitness goal')
  const activities = partOfEditScreen(page, 'Activities')
  const first = await typeActivity(page, { km: '25', title: 'Along the quay' })
  await first.logIt.click()
  await expect(first.logged).toContainText('25 km')
  await expect(activities).toContainText('25% of your goal of 100 km')

  // A decimal comma is refused in words here, and never dropped.
  const comma = await typeActivity(page, { km: '', title: 'Up the steps' })
  const distance = activities.getByLabel('Distance')
  await distance.pressSequentially('5,5')
  await expect(distance).toHaveValue('5,5')
  await comma.logIt.click()
  await expect(distance).toHaveAccessibleDescription(/Please type a figure, such as 5 or 12.5/)
  await distance.fill('')

  // What is typed in feet comes back as it was typed, and so does everything else from then on.
  await activities.getByLabel('Measured in').selectOption('imperial')
  await activities.getByLabel('Climbed, in feet').fill('100')
  await comma.logIt.click()
  await expect(comma.logged).toContainText('100 ft')
  await page.reload()
  await expect(comma.logged).toContainText('100 ft')
  await expect(activities).toContainText('15.5 mi, 100 ft climbed')
  await expect(activities.getByLabel('Measured in')).toHaveValue('imperial')
  await expect(goal.getByLabel('In', { exact: true })).toHaveValue('imperial')
  await expect(goal.getByLabel('How far you want to go')).toHaveValue('62.1')
  await open(page, `${tideline.siteOrigin}/fundraising/${owner.slug}`)
  const main = page.getByRole('main')
  await expect(main.getByText('15.5 mi').first()).toBeVisible()
  await expect(main.getByText('100 ft').first()).toBeVisible()
  await expect(main).toContainText('25% of the goal of 62 mi')
})

test('under /fundraising the header has no login for a user; the tools of an owner sign out [S2.42] [S2.47]', async ({
  page,
  request,
  tideline,
}) => {
  const owner = await signInOwner(page, request, tideline)
  const banner = page.getByRole('banner')
  const login = banner.getByText(/^(Log in|Logout)$/)
  await page.setViewportSize({ width: 1280, height: 800 })
  await open(page, tideline.siteOrigin)
  await expect(banner.getByRole('button', { name: 'Logout' })).toBeVisible()
  await open(page, `${tideline.siteOrigin}/fundraising/${owner.slug}`)
  const signOut = page.getByRole('main').getByRole('button', { name: 'Sign out' })
  await expect(signOut).toBeVisible()
  await expect(login).toHaveCount(0)

  await page.setViewportSize({ width: 360, height: 740 })
  await banner.getByRole('button', { name: 'Menu' }).click()
  await expect(banner.getByRole('link', { name: 'Donate' }).first()).toBeVisible()
  await expect(login).toHaveCount(0)
  await page.keyboard.press('Escape')

  await signOut.click()
  await expect(page.getByText('You are signed out.')).toBeVisible()
  await expect(signOut).toHaveCount(0)
  await expect(login.first()).toHaveText('Log in')

  // The server renders the page of an anonymous visitor.
  const html = await (await request.get(`${tideline.siteOrigin}/fundraising/${owner.slug}`)).text()
  expect(html).toMatch(/>Log in</)
})

test('a site that measures climb asks for heights and hikes, in editing and on the page', async ({
  page,
  request,
  summit,
}) => {
  const owner = await signInOwner(page, request, summit)
  await openEditScreen(page, summit, owner)
  const goal = partOfEditScreen(page, 'Fitness goal')
  const high = goal.getByLabel('How high you want to go')
  await high.fill('100')
  await goal.getByLabel('In', { exact: true }).selectOption('feet')
  await save(page, 'Fitness goal')
  await page.reload()
  await expect(high).toHaveValue('100')
  await goal.getByLabel('In', { exact: true }).selectOption('metres')
  await save(page, 'Fitness goal')
  await page.reload()
  await expect(high).toHaveValue('100')

  const activities = partOfEditScreen(page, 'Activities')
  await expect(activities.getByLabel('What you did')).toHaveValue('hike')
  await activities.getByLabel('Climbed, in metres').fill('25')
  await activities.getByLabel('Title').fill('Up the stairs')
  await activities.getByRole('button', { name: 'Log it' }).click()
  await expect(activities).toContainText('25% of your goal of 100 m')
  await open(page, `${summit.siteOrigin}/fundraising/${owner.slug}`)
  await expect(page.getByRole('main')).toContainText('25% of the goal of 100 m')
})

test('a story that ends in a line break is no unsaved change', async ({
  page,
  request,
  tideline,
}) => {
  const owner = await signInOwner(page, request, tideline, 'tideline')
  await request.put(`${tideline.sandboxOrigin}/api/v1/fundraising/pages/${owner.slug}/pagestory`, {
    headers: { 'x-api-key': 'sandbox', authorization: `Bearer ${owner.user.token}` },
    data: { story: '<p>For the terns.<br></p>' },
  })
  await openEditScreen(page, tideline, owner)
  const story = partOfEditScreen(page, 'Story').getByRole('textbox', { name: 'Your story' })
  await expect(story).toHaveAttribute('contenteditable', 'true')
  await story.click()
  await page.keyboard.type('!')
  await page.keyboard.press('Backspace')
  await expect(story).toHaveText('For the terns.')
  await page.reload()
  await expect(story).toHaveAttribute('contenteditable', 'true')
  await expect(page.getByText('Your words were kept in this tab')).toHaveCount(0)
})

test('an owner edits by keyboard alone on a phone, and loses nothing that was typed', async ({
  page,
  request,
  summit,
}) => {
  await page.setViewportSize(phone)
  const owner = await signInOwner(page, request, summit)
  await openEditScreen(page, summit, owner)
  const title = partOfEditScreen(page, 'Title').getByLabel('Title of your page')
  await title.focus()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Up and up again')
  // Leaving asks; the words are kept all the same.
  await page.getByRole('link', { name: 'See your page' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toContainText('Title')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(title).toHaveValue('Up and up again')
  page.once('dialog', (question) => void question.accept())
  await page.reload()
  await expect(title).toHaveValue('Up and up again')
  await expect(partOfEditScreen(page, 'Title')).toContainText('Your words were kept in this tab')

  // No connection: it is said, and the same words can be saved again.
  await page.route('**/pagetitle', (route) => route.abort())
  await title.focus()
  await page.keyboard.press('Enter')
  await expect(partOfEditScreen(page, 'Title')).toContainText('No answer came')
  await expect(title).toHaveValue('Up and up again')
  await page.unroute('**/pagetitle')
  await page.keyboard.press('Enter')
  await expect(savedMessage(page).message).toBeVisible()
  await expect(partOfEditScreen(page, 'Title')).not.toContainText('No answer came')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Up and up again')
  expect(await axeViolations(page)).toEqual([])
})

test('a lost answer doubles no activity: the list is read back instead @core', async ({
  page,
  request,
  summit,
}) => {
  const owner = await signInOwner(page, request, summit)
  await openEditScreen(page, summit, owner)
  const { logged, logIt } = await typeActivity(page, { km: '7', title: 'Fog on Mount Lofty' })
  let writes = 0
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('createTimelineEntry')) return route.continue()
    writes += 1
    // It arrives, and its answer is lost.
    await route.fetch()
    return route.abort()
  })
  await logIt.click()
  await expect(page.getByText('Logged. It counts from now on.')).toBeVisible()
  await expect(logged).toHaveCount(1)
  expect(writes).toBe(1)
})

test('a visitor has to sign in, and only owners edit their pages [S2.07] [S6.02] @core', async ({
  page,
  request,
  summit,
}) => {
  const [owner, other] = [
    await makeSupporter(request, summit, 'summit'),
    await makeSupporter(request, summit, 'summit', { firstName: 'Kit' }),
  ]
  const address = `${summit.siteOrigin}/fundraising-edit/${owner.slug}`
  await open(page, address)
  await expect(page.getByRole('dialog').getByLabel('E-mail address')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in to edit this page')
  await signInHere(page, summit, other)
  await open(page, address)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'This page belongs to somebody else',
  )
  await open(page, `${summit.siteOrigin}/fundraising/${owner.slug}`)
  await expect(page.getByRole('link', { name: 'Edit page' })).toHaveCount(0)
  const report = page.getByRole('link', { name: 'Report this page' })
  await expect(report).toHaveAttribute('href', /^mailto:report@summit\.example\?subject=/)
})

test('names and stories with scripts, other scripts and 10,000 characters are shown safely and whole @core', async ({
  page,
  request,
  tideline,
}) => {
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
  await expect(
    partOfEditScreen(page, 'Story').getByRole('textbox', { name: 'Your story' }),
  ).toContainText('The end 🌊')
  expect(await sideways()).toBe(0)
  expect(hasRun).toBe(false)
})
