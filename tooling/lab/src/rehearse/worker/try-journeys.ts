import { ask } from '../day/ask.ts'
import { signInAndChange, noSupporterFindings, problemsOf, startPage } from '../day/supporters.ts'
import { giveOnSite, noFindings, viewPage } from '../day/visitors.ts'

const gifts = 5
const slug = 'maya-walks'

/**
 * Gives, starts pages, signs in, edits and logs on a site, as people do.
 *
 * @throws Error with all that went wrong
 */
export async function tryJourneys({
  origin,
  sandbox,
  log,
}: {
  origin: string
  sandbox: string
  log: (line: string) => void
}): Promise<void> {
  const found = noFindings()
  const supporters = noSupporterFindings()
  const before = await raised(origin)
  for (let turn = 0; turn < gifts; turn += 1) {
    await giveOnSite({ origin, sandbox, slug, minor: 1000 + turn }, found)
  }
  for (let turn = 0; turn < 3; turn += 1) {
    await startPage({ platform: sandbox, origin, turn }, supporters)
  }
  for (let turn = 0; turn < 8; turn += 1) {
    await signInAndChange({ platform: sandbox, origin, turn }, supporters)
  }
  const problems = await problemsOf(sandbox, supporters)
  for (const page of supporters.pages) await viewPage(origin, `/fundraising/${page.slug}`, found)
  for (const path of ['/', `/fundraising/${slug}`, `/fundraising/${slug}/donate`]) {
    await viewPage(origin, path, found)
  }
  const { pages, signIns, edits, logs, notTaken } = supporters
  log(
    `${found.gifts.length} gifts, ${pages.length} pages started, ${signIns} sign-ins, ${edits} edits, ${logs} activities`,
  )
  if (found.gifts.length !== gifts) problems.push(`${found.gifts.length} of ${gifts} gifts arrived`)
  if (notTaken > 0) problems.push(`${notTaken} things that supporters sent were not taken`)
  if (found.failed.size > 0) problems.push(`views failed: ${[...found.failed.keys()].join(', ')}`)
  if (found.withoutGiving.size > 0) {
    problems.push(`no way to give on ${[...found.withoutGiving].join(', ')}`)
  }
  const expected = before + found.gifts.reduce((sum, { minor }) => sum + minor, 0)
  const after = await eventually(() => raised(origin), expected)
  if (after !== expected) problems.push(`the total is ${after}, not ${expected}`)
  if (problems.length > 0) throw new Error(problems.join('\n'))
}

/** What the site says was raised, in minor units. */
async function raised(origin: string): Promise<number> {
  const { text } = await ask(`${origin}/totals.json`)
  return (JSON.parse(text) as { raisedMinor: number }).raisedMinor
}

/** Asks until the answer is the one that is wanted, for 40 seconds at most: a worker's figures are 20 seconds old at most. */
async function eventually(read: () => Promise<number>, wanted: number): Promise<number> {
  const untilMs = Date.now() + 40_000
  let value = await read()
  while (value !== wanted && Date.now() < untilMs) {
    await new Promise((resolve) => setTimeout(resolve, 500))
    value = await read()
  }
  return value
}
