import { axeViolations } from './accessibility/measures/axe-findings.ts'
import { expect, type Page, test as base } from '@playwright/test'
import { sendJson, startEmbedSite, startHostServer, totalOf } from './embed-hosts.ts'
import type { EmbedSite, HostPage, HostServer } from './embed-hosts.ts'
import { layoutShifts } from './layout-shifts.ts'

const test = base.extend<{ site: EmbedSite; host: HostServer; said: string[] }>({
  site: async ({}, use) => {
    const site = await startEmbedSite()
    await use(site)
    await site.stop()
  },
  host: async ({}, use) => {
    const host = await startHostServer()
    await use(host)
    await host.stop()
  },
  /** Console output and uncaught errors. */
  said: async ({ page }, use) => {
    const said: string[] = []
    page.on('console', (message) => said.push(`${message.type()}: ${message.text()}`))
    page.on('pageerror', (error) => said.push(`thrown: ${error.message}`))
    await use(said)
  },
})

const kept = ' style="display:block;min-height:136px"'

/** The two lines of embed code that a site offers. */
function lines(origin: string, attributes = '', style = kept): string {
  return (
    `<script type="module" src="${origin}/embed/total.js"></script>` +
    `<milepost-total source="${origin}" kind="page" slug="amina" ${attributes}${style}>` +
    `<a href="${origin}/fundraising/amina">Amina runs</a></milepost-total>`
  )
}

/** Serves the module only after the first paint, so that later layout shifts are recorded. */
async function openPainted(page: Page, site: EmbedSite, address: string): Promise<void> {
  let give = () => {}
  site.moduleGate = new Promise((resolve) => {
    give = resolve
  })
  await page.goto(address, { waitUntil: 'commit' })
  await page.locator('#after').waitFor()
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve))
      }),
  )
  give()
}

async function expectTotal(page: Page): Promise<void> {
  const element = page.locator('milepost-total')
  await expect(element.locator('.summary')).toHaveText('£123.45 raised of £500')
  await expect(element.locator('.summary')).toBeVisible()
  await expect(element.locator('.details')).toHaveText('24% · 12 donations')
  await expect(element.locator('a.link')).toHaveText('Amina runs')
  const sticksOut = await element.evaluate(
    (one) => document.documentElement.scrollWidth - innerWidth > 0 || one.clientWidth < 200,
  )
  expect(sticksOut).toBe(false)
  expect(await layoutShifts(page)).toEqual([])
  expect(await axeViolations(page)).toEqual([])
}

const oldReset =
  '<style>html{font-size:62.5%}*{margin:0;padding:0;border:0;font:inherit;vertical-align:baseline;' +
  'line-height:1;box-sizing:content-box;list-style:none;color:inherit}</style>'

const hostile: Readonly<Record<string, (origin: string) => HostPage>> = {
  'plain page': (origin) => ({ body: lines(origin) }),
  'page with a policy that allows the site’s script and figures alone': (origin) => ({
    head: '<link rel="stylesheet" href="/own.css">',
    body: lines(origin, '', ''),
    policy: `default-src 'none'; img-src data:; style-src 'self'; script-src ${origin}; connect-src ${origin}`,
  }),
  'page that makes no markup of text': (origin) => ({
    body: lines(origin),
    policy: "require-trusted-types-for 'script'; trusted-types 'none'",
  }),
  'page that unsets everything': (origin) => ({
    head: '<style>*{all:unset}head,style,script,title,meta,link{display:none}p,h1{display:block}</style>',
    body: lines(origin),
  }),
  'page from right to left': (origin) => ({ direction: 'rtl', body: lines(origin) }),
  'page with an old reset': (origin) => ({ head: oldReset, body: lines(origin) }),
  'dark page': (origin) => ({
    head: '<style>body{background:#000;color:#eee}a{color:#9cf}</style>',
    body: lines(origin, 'background="#000000" color="#222222" accent="#00008b"'),
  }),
  'page without a doctype, in a table': (origin) => ({
    doctype: '',
    body: `<table width="100%"><tr><td>${lines(origin)}</td></tr></table>`,
  }),
  'page that shouts': (origin) => ({
    head:
      '<style>body{text-transform:uppercase;letter-spacing:.4em;word-spacing:1em;white-space:nowrap;font:40px/3 fantasy;' +
      'text-indent:-99px;text-align:right;direction:rtl}h1,p{font-size:1rem;overflow:hidden}</style>',
    body: lines(origin),
  }),
}

for (const [name, page] of Object.entries(hostile)) {
  test(`shows the amount on a ${name}`, async ({ page: tab, site, host, said }) => {
    await openPainted(tab, site, host.put(page(site.origin)))
    await expectTotal(tab)
    expect(said).toEqual([])
  })
}

test('shows the amount despite changed prototypes @core', async ({ page, site, host, said }) => {
  const head =
    '<script>Object.prototype.each = () => 1; Array.prototype.toJSON = () => "no"</script>'
  await page.goto(host.put({ head, body: lines(site.origin) }))
  await expect(page.locator('milepost-total .summary')).toHaveText('£123.45 raised of £500')
  expect(said).toEqual([])
})

test('can be styled by its parts only', async ({ page, site, host }) => {
  const head =
    '<style>.card,.amount{color:red!important}milepost-total::part(card){border-radius:0}</style>'
  await page.goto(host.put({ head, body: lines(site.origin) }))
  const card = page.locator('milepost-total .card')
  await expect(card).toHaveCSS('border-radius', '0px')
  await expect(card).toHaveCSS('color', 'rgb(0, 0, 0)')
})

test('is hidden inside a hidden element', async ({ page, site, host }) => {
  const body = `<div style="visibility:hidden">${lines(site.origin)}</div>`
  await page.goto(host.put({ body }))
  await expect(page.locator('milepost-total .summary')).toHaveText('£123.45 raised of £500')
  await expect(page.locator('milepost-total .summary')).toBeHidden()
})

test('shows the amount at 320 pixels', async ({ page, site, host }) => {
  await page.setViewportSize({ width: 320, height: 568 })
  await openPainted(page, site, host.put({ body: lines(site.origin) }))
  await expectTotal(page)
})

test('shows the amount in forced colours, without motion', async ({ page, site, host }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  await openPainted(page, site, host.put({ body: lines(site.origin) }))
  await expectTotal(page)
  const { fill, background, moves } = await page
    .locator('milepost-total .fill')
    .evaluate((one) => ({
      fill: getComputedStyle(one).backgroundColor,
      background: getComputedStyle(one.parentElement ?? one).backgroundColor,
      moves: getComputedStyle(one).transitionDuration,
    }))
  expect(fill).not.toBe(background)
  expect(moves).toBe('0s')
})

test('shows the amount if storage is blocked', async ({ page, site, host, said }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError')
        },
      })
    }
    Object.defineProperty(document, 'cookie', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    })
  })
  await openPainted(page, site, host.put({ body: lines(site.origin) }))
  await expectTotal(page)
  expect(said).toEqual([])
})

test('shows the amount in a frame that only runs scripts', async ({ page, site, host }) => {
  const inner = host.put({ body: lines(site.origin) })
  const frame = `<iframe sandbox="allow-scripts" src="${inner}" width="400" height="300" title="x"></iframe>`
  await page.goto(host.put({ body: frame }))
  const element = page.frameLocator('iframe').locator('milepost-total')
  await expect(element.locator('.summary')).toHaveText('£123.45 raised of £500')
})

test('leaves a working link with a policy against all scripts', async ({ page, site, host }) => {
  await page.goto(host.put({ body: lines(site.origin), policy: "script-src 'none'" }))
  await page.getByRole('link', { name: 'Amina runs' }).click()
  await expect(page).toHaveURL(`${site.origin}/fundraising/amina`)
})

const broken: Readonly<Record<string, EmbedSite['answer']>> = {
  'nothing at all': (request) => void request.socket.destroy(),
  'that there is no such page': (request, response) => {
    response.statusCode = 404
    sendJson(response, { error: 'There is no such page.' })
  },
  'a link that is a script': (request, response) =>
    sendJson(response, totalOf('javascript:alert(1)//')),
}

for (const [name, answer] of Object.entries(broken)) {
  test(`keeps a working link if the site answers ${name}`, async ({ page, site, host, said }) => {
    site.answer = answer
    await page.goto(host.put({ body: lines(site.origin) }))
    await expect.poll(() => said.filter((text) => text.startsWith('warning:'))).toHaveLength(1)
    expect(said.find((text) => text.startsWith('warning:'))).toContain('<milepost-total>: ')
    expect(said.filter((text) => text.startsWith('thrown:'))).toEqual([])
    await page.getByRole('link', { name: 'Amina runs' }).click()
    await expect(page).toHaveURL(`${site.origin}/fundraising/amina`)
  })
}

test('shows markup in a response as text', async ({ page, site, host, said }) => {
  const markup = '<img src=x onerror=alert(1)>'
  site.answer = (request, response) =>
    sendJson(
      response,
      totalOf(site.origin, {
        text: { raised: markup, summary: `${markup} raised`, count: '</style><b>', language: 'en' },
      }),
    )
  await page.goto(host.put({ body: lines(site.origin, 'label="&lt;i>x"') }))
  const element = page.locator('milepost-total')
  await expect(element.locator('.summary')).toHaveText(`${markup} raised`)
  await expect(element.locator('a.link')).toHaveText('<i>x')
  await expect(element.locator('img, i')).toHaveCount(0)
  expect(said).toEqual([])
})

test('announces changes once, and keeps the last total', async ({ page, site, host }) => {
  await page.clock.install()
  await page.goto(host.put({ body: lines(site.origin) }))
  const element = page.locator('milepost-total')
  await expect(element.locator('.summary')).toHaveText('£123.45 raised of £500')
  await expect(element.locator('[role=status]')).toHaveText('')

  site.answer = (request, response) =>
    sendJson(
      response,
      totalOf(site.origin, {
        raisedMinor: 20_000,
        text: { raised: '£200', target: '£500', summary: '£200 raised of £500', language: 'en-GB' },
      }),
    )
  await page.clock.runFor(30_000)
  await expect(element.locator('.summary')).toHaveText('£200 raised of £500')
  await expect(element.locator('[role=status]')).toHaveText('£200 raised of £500')

  site.answer = (request) => void request.socket.destroy()
  await page.clock.runFor(120_000)
  await expect(element.locator('.summary')).toHaveText('£200 raised of £500')
  await expect(element.locator('time')).toHaveText(/ 20\d\d, \d\d:\d\d$/)
})

test('links to the donate page, or the page itself', async ({ page, site, host }) => {
  const body =
    `<script type="module" src="${site.origin}/embed/donate.js"></script>` +
    `<milepost-donate source="${site.origin}" kind="page" slug="amina" accent="#ffe000"><a href="${site.origin}">Give to Amina</a></milepost-donate>`
  const address = host.put({ body })
  const link = page.locator('milepost-donate').locator('a.button, a.link')
  await page.goto(address)
  await expect(link).toHaveAttribute('href', `${site.origin}/fundraising/amina/donate`)
  await expect(link).toHaveText('Give to Amina')
  expect(await axeViolations(page)).toEqual([])
  site.answer = (request, response) =>
    sendJson(response, totalOf(site.origin, { donateUrl: undefined }))
  await page.goto(address)
  await expect(link).toHaveAttribute('href', `${site.origin}/fundraising/amina`)
})

test('formats amounts in another language, from right to left', async ({ page, site, host }) => {
  await page.goto(host.put({ body: lines(site.origin, 'locale="ar-EG"') }))
  const box = page.locator('milepost-total .box')
  await expect(box).toHaveAttribute('dir', 'rtl')
  await expect(box).toHaveAttribute('lang', 'ar-EG')
  await expect(box.locator('.amount')).toContainText('١٢٣٫٤٥')
  await expect(box).not.toContainText('raised')
  const [bar, fill] = await Promise.all(
    ['.bar', '.fill'].map((part) => box.locator(part).boundingBox()),
  )
  expect(Math.round((fill?.x ?? 0) + (fill?.width ?? 0))).toBe(
    Math.round((bar?.x ?? 0) + (bar?.width ?? 0)) - 1,
  )
})

test('adopts new attributes, and shows nothing of another page', async ({ page, site, host }) => {
  await page.goto(host.put({ body: lines(site.origin) }))
  const element = page.locator('milepost-total')
  await expect(element.locator('.summary')).toBeVisible()
  site.answer = (request, response) => {
    response.statusCode = 404
    response.end()
  }
  await element.evaluate((one) => one.setAttribute('slug', 'ben'))
  await expect(element.locator('.summary')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Amina runs' })).toBeVisible()
  await expect.poll(() => site.asked.at(-1)).toBe('/totals/page/ben.json')
})
