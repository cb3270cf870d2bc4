import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { signedInState, signUpOnSandbox } from '@milepost/config/sign-up-on-sandbox'
import { giveByRequest } from '../journeys/give-by-request.ts'
import { repositoryRoot } from '../repository-root.ts'
import { type Stack, startStack } from '../stack.ts'
import { expect, open, test } from '../test.ts'
import { demoSections } from './demo-sections.ts'

/**
 * `npm run docs -- pictures`: takes a screenshot of each section for editors, from the demo sites. Each section is put
 * on a separate page. Not part of the test run.
 */
const folder = join(repositoryRoot, 'docs/pictures/sections')
/** Settings without an appearance. The reports have their own screenshot. */
const withoutLook = ['default', 'everydayhero', 'report', 'segment', 'modal']
/** The page's own heading comes before it. */
const contentSection = '#main section:not(section section) >> nth=-1'
const size = { width: 960, height: 700 }
/** Maximum height of a screenshot in pixels. */
const tallest = 640

/** The kit's visible sections. Custom sections are documented by their application. */
const kit = new Set(
  globSync('packages/content/models/slices/*/model.json', { cwd: repositoryRoot })
    .map(
      (file) => (JSON.parse(readFileSync(join(repositoryRoot, file), 'utf8')) as { id: string }).id,
    )
    .filter((id) => !withoutLook.includes(id)),
)

test.use({ viewport: size, reducedMotion: 'reduce' } as object)

for (const site of ['tideline', 'summit'] as const) {
  test(`takes screenshots of the sections of ${site}`, async ({ page, request }) => {
    test.setTimeout(900_000)
    mkdirSync(folder, { recursive: true })
    const stack = await startStack(site)
    try {
      const others = site === 'tideline' ? [] : [...demoSections(siteFolder('tideline')).keys()]
      const sections = [...demoSections(stack.contentFolder)].filter(
        ([kind]) => kit.has(kind) && !others.includes(kind),
      )
      for (const [kind, { section, zone }] of sections) {
        const data = {
          title: '',
          [zone]: [section],
          ...(zone === 'content' ? {} : { content: [] }),
        }
        writeFileSync(
          join(stack.contentFolder, `internal_page/${uidOf(kind)}.json`),
          JSON.stringify({ data }),
        )
      }
      const gift = await giveByRequest({ stack, request }, 'maya-walks', {
        amount: '25',
        name: 'Robin',
      }).catch(() => '')
      for (const [kind, { zone }] of sections) {
        const query = kind === 'receipt' ? `?donation-id=${gift}` : ''
        await expect(async () => {
          const answer = await request.get(`${stack.siteOrigin}/${uidOf(kind)}`)
          expect(answer.status(), kind).toBe(200)
        }).toPass()
        await open(page, `${stack.siteOrigin}/${uidOf(kind)}${query}`)
        await takePicture(page, kind, zone === 'content' ? contentSection : 'footer')
      }
      if (site === 'tideline') await takeRegistration(page, stack)
    } finally {
      await stack.stop()
    }
  })
}

function siteFolder(site: string): string {
  return join(repositoryRoot, 'apps/site/content', site)
}

function uidOf(kind: string): string {
  return `section-${kind.toLowerCase()}`
}

async function takePicture(page: Page, kind: string, selector: string): Promise<void> {
  // Removes the cookie banner and the sticky header, which would cover the section. A hero keeps its header.
  const over =
    kind === 'hero' ? '[data-consent]' : '[data-consent], body > header, header[data-area]'
  await page.locator(over).evaluateAll((parts) => {
    for (const part of parts) part.remove()
  })
  const part = page.locator(selector).first()
  await expect(part).toBeVisible()
  await part.scrollIntoViewIfNeeded()
  // Wait until animations have ended and images are loaded.
  await page.waitForLoadState('networkidle')
  const box = await part.boundingBox()
  if (box === null) throw new Error(`${kind} has no size.`)
  await page.screenshot({
    path: join(folder, `${kind}.jpg`),
    type: 'jpeg',
    quality: 70,
    fullPage: true,
    clip: {
      x: 0,
      y: box.y + (await page.evaluate(() => scrollY)),
      width: size.width,
      height: Math.min(box.height, tallest),
    },
  })
}

/** Takes a screenshot of the registration form for a signed-in user. */
async function takeRegistration(page: Page, stack: Stack): Promise<void> {
  const user = await signUpOnSandbox(stack.sandboxOrigin, {
    site: 'tideline',
    email: 'pictures@example.org',
    firstName: 'Robin',
    lastName: 'Wader',
  })
  await page.addInitScript(
    (kept) => localStorage.setItem('app-state', kept),
    signedInState(user, { name: 'Robin Wader', hasExistingPage: false, now: Date.now() }),
  )
  await open(page, `${stack.siteOrigin}/register`)
  await expect(page.getByRole('textbox').first()).toBeVisible()
  await takePicture(page, 'registration', '#main')
}
