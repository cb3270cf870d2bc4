import { type APIRequestContext, expect } from '@playwright/test'
import type { Stack } from '../stack.ts'

/** Donates on the platform's checkout without a browser. Returns the donation's id. */
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
