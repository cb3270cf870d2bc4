import type { Hono } from 'hono'
import { createPageTarget } from '../calls/checkout/donation-target.ts'
import { recordDonation } from '../calls/checkout/post-donation.ts'
import { createHtmlResponse, createRedirect } from '../http/responses.ts'
import { findPageByShortName } from '../records/page-row.ts'
import { isScenario } from '../scenarios/scenarios.ts'
import type { SandboxServices } from '../services/sandbox-services.ts'
import { renderFrontPage, type FrontPageOptions, listPageSlugs } from './front-page.ts'

/** Applies a form submission. Returns an error message if it is invalid. */
type FormHandler = (form: Readonly<Record<string, string>>) => string | undefined

/**
 * Serves the front page at `/` and its forms below `/sandbox/`.
 *
 * @param repeat - calls a function every `everyMs` ms until the returned function is called
 */
export function mountFrontPage(
  app: Hono,
  options: FrontPageOptions,
  repeat: (work: () => void, everyMs: number) => () => void,
): void {
  const { services, controls } = options
  const isCount = (value: number, max: number) =>
    Number.isInteger(value) && value >= 1 && value <= max
  // With `no-referrer`, browsers would send `Origin: null` when submitting the page's forms.
  const page = async (url: URL, notice?: string, status = 200) =>
    createHtmlResponse(await renderFrontPage(options, url, notice), status, {
      'referrer-policy': 'same-origin',
    })
  const post = (path: string, change: FormHandler) =>
    app.post(`/sandbox/${path}`, async ({ req }) => {
      const [url, origin] = [new URL(req.url), req.header('origin')]
      if (origin !== undefined && origin !== url.origin) {
        return createHtmlResponse('Other sites cannot change the sandbox.', 403)
      }
      const refusal = change(Object.fromEntries(new URLSearchParams(await req.text())))
      return refusal === undefined ? createRedirect('/?done') : page(url, refusal, 422)
    })

  app.get('/', async ({ req }) => {
    const notice = req.query('done') === undefined ? undefined : 'Saved.'
    return page(new URL(req.url), notice)
  })
  post('donations', ({ page = '', amount = '', name = '', message = '' }) => {
    const amountMinor = Math.round(Number(amount.replace(',', '.')) * 100)
    if (!(amountMinor >= 1 && amountMinor <= 100_000_000)) {
      return 'Enter an amount from 0.01 to 1,000,000.'
    }
    const isDonated = donate(services, page, { amountMinor, name, message })
    return isDonated ? undefined : 'The page does not exist or does not accept donations.'
  })
  post('storm', (form) => {
    const [count, perSecond] = [Number(form['count']), Number(form['perSecond'])]
    if (!isCount(count, 10_000) || !isCount(perSecond, 200)) {
      return 'Enter 1 to 10,000 donations, and 1 to 200 per second.'
    }
    const slugs = listPageSlugs(services)
    const storm = { count, sent: 0 }
    controls.storm = storm
    const stop = repeat(() => {
      if (controls.storm !== storm || storm.sent >= count) return stop()
      const slug = slugs[storm.sent % slugs.length] ?? ''
      storm.sent += 1
      const amountMinor = 500 + (storm.sent % 20) * 250
      donate(services, slug, { amountMinor, name: `Donor ${storm.sent}`, message: '' })
    }, 1000 / perSecond)
    return undefined
  })
  post('scenario', ({ scenario = '' }) => {
    if (scenario !== 'none' && !isScenario(scenario)) return 'Unknown scenario.'
    controls.scenario = scenario === 'none' ? undefined : scenario
    return undefined
  })
  post('clock', (form) => {
    const days = Number(form['days'])
    if (!isCount(Math.abs(days) + 1, 3651)) return 'Enter a whole number of days, at most 3,650.'
    controls.clockAheadDays = days === 0 ? 0 : controls.clockAheadDays + days
    return undefined
  })
}

/** Records a donation as the checkout does. Returns false if the page is missing or does not accept donations. */
function donate(
  services: SandboxServices,
  slug: string,
  { amountMinor, name, message }: { amountMinor: number; name: string; message: string },
): boolean {
  const page = findPageByShortName(services.database, slug)
  const target = page && createPageTarget(services.database, page)
  if (target === undefined) return false
  recordDonation(services, services.random.token(24), target, {
    amountMinor,
    currencyCode: target.currencyCode,
    donorName: name.trim().slice(0, 100) || null,
    isAmountHidden: false,
    message: message.trim().slice(0, 200) || null,
    reference: null,
  })
  return true
}
