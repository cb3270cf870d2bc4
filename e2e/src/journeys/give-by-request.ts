import { type APIRequestContext, expect } from '@playwright/test'
import type { Stack } from '../stack.ts'

/** Gives on the platform's checkout without a browser: other journeys show that. Answers with the gift's number. */
export async function giveByRequest(
  { stack, request }: { stack: Stack; request: APIRequestContext },
  slug: string,
  gift: { amount: string; name?: string; message?: string; hideAmount?: 'yes' },
): Promise<string> {
  const checkout = await request.get(`${stack.sandboxOrigin}/www/fundraising/${slug}/donate`)
  const fields = Object.fromEntries(
    [...(await checkout.text()).matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)].map(
      ([, name = '', value = '']) => [name, value],
    ),
  )
  const answer = await request.post(`${stack.sandboxOrigin}/www/checkout/donations`, {
    form: { ...fields, card: 'accepted', ...gift },
    maxRedirects: 0,
  })
  expect(answer.status()).toBe(303)
  return /\d+$/.exec(answer.headers()['location'] ?? '')?.[0] ?? ''
}
