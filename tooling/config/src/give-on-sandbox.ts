/**
 * Gives to a supporter's page on the sandbox's checkout, without a browser.
 *
 * @param sandbox - its origin
 * @returns the gift's number
 * @throws Error where the checkout does not take the gift
 */
export async function giveOnSandbox(
  sandbox: string,
  { slug, amountMinor }: { slug: string; amountMinor: number },
): Promise<string> {
  const checkout = await fetch(`${sandbox}/www/fundraising/${slug}/donate`)
  const fields = [
    ...(await checkout.text()).matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g),
  ].map(([, name = '', value = '']) => [name, value] as [string, string])
  const answer = await fetch(`${sandbox}/www/checkout/donations`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams([
      ...fields,
      ['card', 'accepted'],
      ['amount', (amountMinor / 100).toFixed(2)],
    ]),
  })
  const id = /\d+$/.exec(answer.headers.get('location') ?? '')?.[0]
  if (id === undefined) throw new Error(`The checkout answered ${answer.status}.`)
  return id
}
