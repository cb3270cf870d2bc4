import {
  makePageOnSandbox,
  signedInState,
  signUpOnSandbox,
} from '@milepost/config/sign-up-on-sandbox'
import { beforeAll, expect } from 'vitest'
import { startHostServer } from '../src/embed-hosts.ts'
import { type Stack, startStack } from '../src/stack.ts'
import { describeEngines } from './describe-engines.ts'
import type { Visitor } from './visitor.ts'

let tideline: Stack
let summit: Stack
beforeAll(async () => {
  const stacks = await Promise.all([startStack('tideline'), startStack('summit')])
  ;[tideline, summit] = stacks
  return () => Promise.all(stacks.map((stack) => stack.stop()))
})

const pay = 'Continue to payment'
const phone = { width: 400 }

describeEngines((journey, name) => {
  const onTideline = () => tideline.siteOrigin
  const onSummit = () => summit.siteOrigin

  journey('a visitor browses to a supporter’s page and back', onTideline, async (visitor) => {
    await visitor.page.goto(tideline.siteOrigin)
    // The first scroll lays out the rest of the page. WebKit has no scroll anchoring, so that a jump would be moved by it.
    await visitor.page.evaluate(() => scrollTo(0, 100))
    await visitor.sees('html:not([data-first-screen])')
    await visitor.clicks('main a[href="/fundraising/maya-walks"]')
    await visitor.isAt('/fundraising/maya-walks')
    await visitor.sees('h1', 'Maya walks the tideline')
    await visitor.sees('main progress')
    await visitor.page.evaluate(() => history.back())
    await visitor.isAt('/')
    await visitor.seesNo('h1', 'Maya walks the tideline')
  })

  journey(
    'the menu of a phone opens, closes and links to a page',
    onTideline,
    async (visitor) => {
      await visitor.page.goto(tideline.siteOrigin)
      await visitor.clicks('header button', 'Menu')
      await visitor.sees('header nav summary')
      await visitor.page.press('Escape')
      await visitor.seesNo('header nav summary')
      await visitor.clicks('header button', 'Menu')
      await visitor.clicks('header nav summary', 'The walk')
      await visitor.clicks('header nav a', 'Questions')
      await visitor.isAt('/questions')
      await visitor.seesNo('header nav summary')
    },
    phone,
  )

  journey(
    'a donation without scripts reaches the receipt',
    onTideline,
    async (visitor) => {
      await visitor.page.goto(`${tideline.siteOrigin}/fundraising/maya-walks/donate`)
      const hasScripts = await visitor.page.evaluate(() => !matchMedia('(scripting: none)').matches)
      expect(hasScripts).toBe(false)
      await visitor.fills('main input', 'Other amount', '30')
      await visitor.clicks('button', pay)
      await visitor.clicks('button', 'Donate now')
      await visitor.isAt(/\/donate\/complete\?donation-id=\d+/)
      await visitor.sees('main p', 'Your donation of £30.00')
    },
    { javaScript: false },
  )

  journey('a donation is thanked for and counted', onTideline, async (visitor) => {
    const raised = () =>
      visitor.page.evaluate(
        () => document.querySelector('main progress')?.getAttribute('aria-valuetext') ?? '',
      )
    await visitor.page.goto(`${tideline.siteOrigin}/fundraising/maya-walks`)
    const before = await raised()
    await visitor.clicks('main a', 'Donate')
    await visitor.fills('main input', 'Other amount', '25.00')
    await visitor.clicks('button', pay)
    await visitor.fills('input', 'Your name', 'Sian')
    await visitor.fills('textarea', 'Message', 'Go Maya!')
    await visitor.clicks('button', 'Donate now')
    await visitor.sees('h1, h2', 'Thank you, Sian!')
    await visitor.sees('main *', 'Go Maya!')
    await expect.poll(raised).not.toBe(before)
  })

  journey('a cookie choice is kept and can be changed', onTideline, async (visitor) => {
    await visitor.open('/about')
    await visitor.clicks('button', 'No, thank you')
    await visitor.seesNo('button', 'No, thank you')
    await visitor.clicks('footer a', 'My Preferences')
    await visitor.sees('dialog h2', 'My Preferences')
    await visitor.clicks('dialog label', 'Accept all cookies')
    await visitor.sees('dialog input:checked', 'Accept all cookies')
    await visitor.clicks('dialog button', 'Save my preferences')
    await visitor.sees('*', 'We’ve saved your preferences.')
    await visitor.open('/questions?cookies=preferences')
    await visitor.sees('dialog input:checked', 'Accept all cookies')
    await visitor.seesNo('button', 'No, thank you')
  })

  journey('a supporter signs in and out', onSummit, async (visitor) => {
    await visitor.open('/about')
    await visitor.clicks('header a', 'Sign in')
    await visitor.fills('dialog input', 'Email address', 'jack@summit.example')
    await visitor.fills('dialog input', 'Password', 'milepost')
    await visitor.clicks('dialog button', 'Sign in')
    await visitor.sees('header a', 'My Page')
    await visitor.isAt('/about')
    await visitor.clicks('header button', 'Logout')
    await visitor.sees('header a', 'Sign in')
  })

  journey('a visitor signs up and starts a page', onSummit, async (visitor) => {
    const slug = `wren-${name.toLowerCase()}`
    await visitor.open('/register')
    await visitor.fills('input', 'First name', 'Wren')
    await visitor.fills('input', 'Last name', 'Hill')
    await visitor.fills('input', 'Email address', `${slug}@example.org`)
    await visitor.fills('input', 'Choose a password', 'Stone-Path-77!')
    await visitor.clicks('input[type=checkbox]', 'I accept')
    await visitor.clicks('button', 'Create my account')
    await visitor.fills('input', 'Page name', `Wren ${name}`)
    await visitor.fills('input', 'Fundraising target', '500')
    await visitor.fills('input', 'Which hill?', 'Stairs at home')
    await visitor.clicks('button', 'Create my page')
    await visitor.clicks('button', 'Continue on my own')
    await visitor.clicks('button', 'Save and continue')
    await visitor.sees('h1', 'Your page is live!')
    await visitor.clicks('main a', 'See my page')
    await visitor.isAt(`/fundraising/${slug}`)
    await visitor.sees('h1', `Wren ${name}`)
  })

  journey('an owner edits the story of a page', onSummit, async (visitor) => {
    const slug = await signInOwner(visitor, `story-${name.toLowerCase()}`)
    await visitor.open(`/fundraising-edit/${slug}`)
    await visitor.clicks('#story summary', 'Story')
    await visitor.fills('#story [contenteditable=true]', undefined, 'For everyone on the hill.')
    await visitor.clicks('#story button', 'Bold')
    await visitor.page.type(' All of them.')
    await visitor.clicks('#story button', 'Save')
    await visitor.sees('*', 'Saved. Visitors will see it within a minute.')
    // Until the draft is gone, a navigation would ask whether to leave.
    const hasDraft = () =>
      visitor.page.evaluate(() => Object.keys(sessionStorage).some((key) => key.endsWith(':story')))
    await expect.poll(hasDraft).toBe(false)
    await visitor.open(`/fundraising/${slug}`)
    await visitor.sees('main p', 'For everyone on the hill. All of them.')
    await visitor.sees('main b, main strong', 'All of them.')
  })

  journey('an owner logs an activity', onSummit, async (visitor) => {
    const slug = await signInOwner(visitor, `log-${name.toLowerCase()}`)
    await visitor.open(`/fundraising-edit/${slug}`)
    await visitor.clicks('#activities summary', 'Activities')
    await visitor.fills('#activities input', 'Distance', '8')
    await visitor.fills('#activities input', 'Title', 'First light')
    await visitor.clicks('#activities button', 'Log activity')
    await visitor.sees('#activities li *', 'First light')
    await visitor.open(`/fundraising/${slug}`)
    await visitor.sees('main *', 'First light')
  })

  journey('people search finds a page as the visitor types', onTideline, async (visitor) => {
    await visitor.open('/people')
    await visitor.fills('main input[role=combobox]', undefined, 'maya')
    await visitor.clicks('[role=option]', 'Maya walks the tideline')
    await visitor.isAt('/fundraising/maya-walks')
  })

  journey(
    'dialogs and popovers close by key, by button and by a click outside',
    onSummit,
    async (visitor) => {
      const heading = ['dialog h2', 'If you are lost'] as const
      const open = () => visitor.clicks('footer a', 'Lost? Read this')
      await visitor.open('/about')
      await open()
      await visitor.sees(...heading)
      await visitor.page.press('Escape')
      await visitor.seesNo(...heading)
      await open()
      await visitor.clicks('dialog button', 'Close')
      await visitor.seesNo(...heading)
      await open()
      await visitor.sees(...heading)
      await visitor.page.click(5, 5)
      await visitor.seesNo(...heading)
      await visitor.clicks('header button', 'Menu')
      await visitor.sees('header nav a')
      await visitor.clicks('header button', 'Close menu')
      await visitor.seesNo('header nav a')
    },
    phone,
  )

  journey('a carousel scrolls by its buttons', onTideline, async (visitor) => {
    const carousel = '[aria-roledescription=carousel]'
    const offset = () =>
      visitor.page.evaluate(() =>
        Math.round(document.querySelector('[aria-roledescription=carousel] ul')?.scrollLeft ?? -1),
      )
    await visitor.open('/how-it-works')
    await visitor.sees(`${carousel} button[aria-disabled=true]`, 'Previous')
    await visitor.clicks(`${carousel} button`, 'Next')
    await visitor.sees(`${carousel} button[aria-disabled=false]`, 'Previous')
    await expect.poll(offset).toBeGreaterThan(100)
    await visitor.clicks(`${carousel} button`, 'Previous')
    await expect.poll(offset).toBe(0)
  })

  journey('the embed element shows a total on a foreign page', onTideline, async (visitor) => {
    const host = await startHostServer()
    try {
      await visitor.page.goto(
        host.put({
          body:
            `<script type="module" src="${tideline.siteOrigin}/embed/total.js"></script>` +
            `<milepost-total source="${tideline.siteOrigin}" kind="page" slug="maya-walks">` +
            `<a href="${tideline.siteOrigin}/fundraising/maya-walks">Maya</a></milepost-total>`,
        }),
      )
      const summary = () =>
        visitor.page.evaluate(
          () =>
            document.querySelector('milepost-total')?.shadowRoot?.querySelector('.summary')
              ?.textContent,
        )
      await expect.poll(summary).toMatch(/£[\d,.]+ raised of £/)
    } finally {
      await host.stop()
    }
  })

  /** Creates a supporter with a page, and signs them in. Returns the page's slug. */
  async function signInOwner({ page }: Visitor, slug: string): Promise<string> {
    const site = 'summit'
    const { sandboxOrigin, siteOrigin } = summit
    const supporter = { email: `${slug}@example.org`, firstName: 'Robin', lastName: 'Hill' }
    const user = await signUpOnSandbox(sandboxOrigin, { site, ...supporter })
    await makePageOnSandbox(sandboxOrigin, { site, user, slug, title: 'Robin goes up' })
    const state = signedInState(user, {
      name: 'Robin Hill',
      hasExistingPage: true,
      now: Date.now(),
    })
    await page.goto(`${siteOrigin}/robots.txt`)
    await page.evaluate((json) => localStorage.setItem('app-state', json), state)
    return slug
  }
})
