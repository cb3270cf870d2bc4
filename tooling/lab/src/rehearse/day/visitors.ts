import { setTimeout as wait } from 'node:timers/promises'
import { giveOnSandbox } from '@milepost/config/give-on-sandbox'
import { ask } from './ask.ts'

/** What visitors found. */
export interface VisitorFindings {
  views: number
  /** Answers that are no page, by status; 0 for none at all. */
  readonly failed: Map<number, number>
  /** Pages on which nobody could give. */
  readonly withoutGiving: Set<string>
  readonly times: number[]
  gifts: { id: string; minor: number }[]
  /** Answers to forms for gifts that did not lead to the payment page, by status; 0 for none at all. */
  readonly formsLost: Map<number, number>
}

export function noFindings(): VisitorFindings {
  return {
    views: 0,
    failed: new Map(),
    withoutGiving: new Set(),
    times: [],
    gifts: [],
    formsLost: new Map(),
  }
}

/** A link or a form that leads to a gift, or another way to give. */
const wayToGive = /\/donate["?]|#donate"|href="tel:|Continue to payment/

/** Reads a page as a visitor does. */
export async function viewPage(
  origin: string,
  path: string,
  found: VisitorFindings,
): Promise<void> {
  const startedMs = performance.now()
  const { status, text } = await ask(origin + path)
  found.views += 1
  found.times.push(performance.now() - startedMs)
  if (status !== 200) found.failed.set(status, (found.failed.get(status) ?? 0) + 1)
  else if (!wayToGive.test(text)) found.withoutGiving.add(path)
}

/** Gives as a visitor does: by the site's form, on the checkout, and back on the site. */
export async function giveOnSite(
  {
    origin,
    sandbox,
    slug,
    minor,
  }: { origin: string; sandbox: string; slug: string; minor: number },
  found: VisitorFindings,
): Promise<void> {
  const page = `${origin}/fundraising/${slug}/donate`
  const body = new URLSearchParams({ 'other-amount': (minor / 100).toFixed(2), amount: '' })
  const answer = await ask(page, { method: 'POST', body, redirect: 'manual' })
  // Without an answer people try again.
  if (answer.status !== 303) {
    found.formsLost.set(answer.status, (found.formsLost.get(answer.status) ?? 0) + 1)
    return
  }
  const id = await giveOnSandbox(sandbox, { slug, amountMinor: minor })
  found.gifts.push({ id, minor })
  await ask(`${origin}/fundraising/${slug}/donate/complete?donation-id=${id}`)
}

/** Does something so often a second, until it is told to end; whatever the answers take. */
export async function repeatPerSecond(
  what: (turn: number) => Promise<void>,
  { perSecond, until }: { perSecond: number; until: AbortSignal },
): Promise<void> {
  const running = new Set<Promise<void>>()
  for (let turn = 0; !until.aborted; turn += 1) {
    const one = what(turn).finally(() => running.delete(one))
    running.add(one)
    await wait(1000 / perSecond)
  }
  await Promise.all(running)
}
