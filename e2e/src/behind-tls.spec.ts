import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { headlessLaunchOptions } from '@milepost/config/chromium'
import { type JourneyOptions, startJourney, type Journey } from './journeys/journey.ts'
import { supporterBegins } from './journeys/supporter-begins.ts'
import { visitorGives } from './journeys/visitor-gives.ts'
import { type Certificate, makeCertificate } from './make-certificate.ts'
import { type Stack, startStack } from './stack.ts'
import { expect, test as base } from './test.ts'

/*
 * As operators run it: nginx speaks TLS before two processes of the site and asks them in turn; one of the two hops
 * tells the site another host than the visitor's.
 */

/** Not `localhost`, which is also the platform's here: what a browser learns of the site's TLS is the site's alone. */
const host = 'give.milepost.localhost'
const token = 'preview-e2e'
const newTitle = 'About us, as it will be'

const test = base.extend<object, { certificate: Certificate; tlsStack: Stack }>({
  certificate: [
    async ({}, use) => {
      const certificate = makeCertificate(host)
      await use(certificate)
      certificate.remove()
    },
    { scope: 'worker' },
  ],
  launchOptions: [
    async ({ certificate }, use) => {
      const { args, ...options } = headlessLaunchOptions()
      const trust = `--ignore-certificate-errors-spki-list=${certificate.keyHash}`
      await use({ ...options, args: [...args, trust] })
    },
    { scope: 'worker' },
  ],
  tlsStack: [
    async ({ certificate }, use) => {
      const stack = await startStack('tideline', { tls: { certificate, host } })
      const file = (name: string) => join(stack.contentFolder, 'internal_page', name)
      const about = JSON.parse(readFileSync(file('about.json'), 'utf8')) as {
        data: Record<string, unknown>
      }
      about.data['title'] = newTitle
      writeFileSync(file('about.draft.json'), JSON.stringify(about))
      await use(stack)
      await stack.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

const flows: { title: string; run: (journey: Journey) => Promise<void> }[] = [
  { title: 'a visitor gives, and the total moves by exactly the gift', run: visitorGives },
  {
    title: 'a supporter signs up elsewhere, makes a page, gives, logs a run',
    run: supporterBegins,
  },
]
const options: JourneyOptions = {
  brand: 'tideline',
  input: 'mouse',
  size: 'desktop',
  scenario: 'none',
  scripts: 'when-needed',
}

for (const { title, run } of flows) {
  test(`through TLS ${title}`, async ({ browser, request, tlsStack: stack }) => {
    test.setTimeout(120_000)
    const journey = await startJourney(options, { browser, stack, request })
    try {
      await run(journey)
      expect(new URL(journey.page.url()).origin).toBe(stack.siteOrigin)
      expect(journey.browserErrors).toEqual([])
    } finally {
      await journey.end()
    }
  })
}

test('an editor sees a draft through TLS', async ({ page, browserErrors, tlsStack }) => {
  await page.goto(`${tlsStack.siteOrigin}/preview?token=${token}&documentId=about`)
  await expect(page).toHaveURL(`${tlsStack.siteOrigin}/about?previewToken=${token}`)
  await expect(page.getByText(newTitle).first()).toBeVisible()
  await page
    .getByRole('region', { name: 'Preview' })
    .getByRole('button', { name: 'Leave Preview' })
    .click()
  await expect(page.getByRole('main')).not.toContainText(newTitle)
  expect(browserErrors).toEqual([])
})

test('each process accepts its forms behind any proxy @core', async ({ request, tlsStack }) => {
  for (const origin of tlsStack.processOrigins) {
    const send = (from: string) =>
      request.post(`${origin}/fundraising/maya-walks/donate`, {
        form: { amount: '30' },
        headers: { origin: from },
        maxRedirects: 0,
      })
    const own = await send(tlsStack.siteOrigin)
    expect([own.status(), own.headers()['location']]).toEqual([
      expect.any(Number),
      expect.stringContaining('amount=30'),
    ])
    for (const foreign of [
      'https://evil.example',
      'null',
      `http://${host}`,
      `https://${host}.evil.example`,
    ]) {
      expect((await send(foreign)).status(), foreign).toBeGreaterThanOrEqual(400)
      expect((await send(foreign)).status(), foreign).toBeLessThan(500)
    }
  }
})
