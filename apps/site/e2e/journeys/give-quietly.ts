import { type APIRequestContext, expect } from '@playwright/test'
import type { Stack } from '../stack.ts'

/** Gives on the platform's checkout without a browser: other journeys show that. */
export async function giveQuietly(
  { stack, request }: { stack: Stack; request: APIRequestContext },
  slug: string,
  gift: { amount: string; name?: string; message?: string },
): Promise<void> {
  const checkout = await request.get(`${stack.sandboxOrigin}/www/fundraising/${slug}/donate`)
  const fields = Object.fromEntries(
    [...(await checkout.text()).matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)].map(
      ([, name = '', value = '']) => [name, value],
    ),
  )
  const answer = await request.post(`${stack.sandboxOrigin}/www/checkout/donations`, {
    form: { ...fields, card: 'accepted', ...gift },
  })
  expect(answer.ok()).toBe(true)
}
