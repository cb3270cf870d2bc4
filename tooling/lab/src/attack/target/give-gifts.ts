import { inParallel } from '../in-parallel.ts'

/**
 * Gives on the sandbox's checkout, and finds gifts of the past: half of each where there are enough.
 *
 * @returns the gifts' numbers, new and old in turn
 */
export async function giveGifts(
  sandboxOrigin: string,
  { slug, count }: { slug: string; count: number },
): Promise<string[]> {
  const old = await oldGifts(sandboxOrigin, { slug, count: Math.floor(count / 2) })
  const news: string[] = []
  const missing = Array.from({ length: count - old.length })
  await inParallel(missing, 4, async () => {
    const gift = await give(sandboxOrigin, slug)
    if (gift !== undefined) news.push(gift)
  })
  const turns = Array.from({ length: Math.max(old.length, news.length) }, (_, at) => at)
  return turns.flatMap((at) => [news[at], old[at]]).filter((gift) => gift !== undefined)
}

const headers = { 'x-api-key': 'sandbox' }

async function oldGifts(
  origin: string,
  { slug, count }: { slug: string; count: number },
): Promise<string[]> {
  const found: string[] = []
  for (let page = 1; found.length < count && page <= 50; page += 1) {
    const address = `${origin}/api/v1/fundraising/pages/${slug}/donations?pageNum=${page}&pageSize=150`
    const answer = await fetch(address, { headers })
    const { donations = [] } = (await answer.json()) as { donations?: { id?: number }[] }
    const fresh = donations.map(({ id }) => String(id)).filter((id) => !found.includes(id))
    if (fresh.length === 0) break
    found.push(...fresh)
  }
  return found.slice(0, count)
}

async function give(origin: string, slug: string): Promise<string | undefined> {
  const checkout = await fetch(`${origin}/www/fundraising/${slug}/donate`, { headers })
  const hidden = (await checkout.text()).matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)
  const fields = [...hidden].map(([, name = '', value = '']): [string, string] => [name, value])
  const answer = await fetch(`${origin}/www/checkout/donations`, {
    method: 'POST',
    body: new URLSearchParams([...fields, ['card', 'accepted'], ['amount', '2'], ['name', 'Nia']]),
    headers,
    redirect: 'manual',
  })
  return /\d+$/.exec(answer.headers.get('location') ?? '')?.[0]
}
