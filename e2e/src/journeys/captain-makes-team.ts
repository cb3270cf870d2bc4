import { expect } from '@playwright/test'
import { makeSupporter, signInHere } from '../supporter.ts'
import { giveByRequest } from './give-by-request.ts'
import { withoutScenario, retryUntil, type Journey, type Visitor, visit } from './journey.ts'

/** A captain makes a team, two others join, one leaves; members and totals are right. */
export async function captainMakesTeam(journey: Journey): Promise<void> {
  const { page, user, stack, options, request } = journey
  const [captain, ann, bo] = [
    await makeSupporter(request, stack, options.brand, {
      firstName: 'Cap',
      title: 'Cap and the tide',
    }),
    await makeSupporter(request, stack, options.brand, {
      firstName: 'Ann',
      title: 'Ann and the gulls',
    }),
    await makeSupporter(request, stack, options.brand, {
      firstName: 'Bo',
      title: 'Bo and the seals',
    }),
  ]
  const team = (visitor: Visitor) => visitor.page.getByRole('region', { name: 'Team', exact: true })
  const name = `Otters of ${captain.slug}`

  await signInHere(page, stack, captain)
  const start = team(journey).getByRole('button', { name: 'Start the team' })
  await visit(journey, `${stack.siteOrigin}/fundraising-edit/${captain.slug}#team`, start)
  await user.type(team(journey).getByLabel('Team name'), name)
  await user.type(team(journey).getByLabel('About the team'), 'We swim between the tides.')
  await retryUntil(journey, start, team(journey).getByText(`You’re the captain of ${name}`))
  const href = await team(journey).getByRole('link', { name: 'See the team' }).getAttribute('href')
  const address = stack.siteOrigin + (href ?? '')

  // One joins on the team's own page, the other finds it on the edit screen.
  const anns = { ...journey, ...(await journey.newVisitor()) }
  await signInHere(anns.page, stack, ann)
  const join = team(anns).getByRole('button', { name: 'Join with Ann and the gulls' })
  await visit(anns, address, join)
  await retryUntil(anns, join, team(anns).getByText('You’re in this team.'))

  const bos = { ...journey, ...(await journey.newVisitor()) }
  await signInHere(bos.page, stack, bo)
  const find = team(bos).getByLabel('Find a team')
  await visit(bos, `${stack.siteOrigin}/fundraising-edit/${bo.slug}#team`, find)
  await bos.user.type(find, captain.slug)
  await retryUntil(
    bos,
    team(bos).getByRole('button', { name: `Join ${name}` }),
    team(bos).getByText(`You’re in ${name}`),
  )
  await expect
    .poll(() => membersOf(journey, href))
    .toEqual([ann.slug, bo.slug, captain.slug].toSorted())

  // Donations to a member count for the team while they are in it.
  await giveByRequest(journey, ann.slug, { amount: '30' })
  await giveByRequest(journey, bo.slug, { amount: '45' })
  await expect.poll(() => raisedBy(journey, href)).toBe(75)
  await bos.user.press(team(bos).getByRole('button', { name: 'Leave the team' }))
  const sure = bos.page.getByRole('dialog').getByRole('button', { name: 'Leave', exact: true })
  await retryUntil(bos, sure, team(bos).getByText('You’re fundraising on your own at the moment.'))
  await expect.poll(() => membersOf(journey, href)).toEqual([ann.slug, captain.slug].toSorted())

  await expect.poll(() => raisedBy(journey, href)).toBe(30)

  // Visitors see who is left, once the cached page has grown old.
  await expect(async () => {
    await visit(journey, address, page.getByRole('heading', { level: 1, name }))
    const main = page.getByRole('main')
    await expect(main).toContainText('Ann and the gulls', { timeout: 2000 })
    await expect(main).not.toContainText('Bo and the seals', { timeout: 2000 })
    await expect(main.getByRole('progressbar').first()).toHaveAttribute(
      'aria-valuetext',
      /^.30(\.00)? raised of .1,000$/,
      { timeout: 2000 },
    )
  }).toPass({ timeout: 150_000 })
}

interface PlatformTeam {
  donationSummary: { totalAmount: number }
  membership: { members: { fundraisingPageShortName: string }[] }
}

/** A team as the platform has it. */
async function readTeam({ stack, request }: Journey, href: string | null): Promise<PlatformTeam> {
  const slug = (href ?? '').split('/').at(-1) ?? ''
  const address = `${stack.sandboxOrigin}/api/v1/teamsv3/${slug}`
  return (await (await request.get(address, { headers: withoutScenario })).json()) as PlatformTeam
}

async function raisedBy(journey: Journey, href: string | null): Promise<number> {
  return (await readTeam(journey, href)).donationSummary.totalAmount
}

async function membersOf(journey: Journey, href: string | null): Promise<string[]> {
  const { membership } = await readTeam(journey, href)
  return membership.members
    .map((member) => member.fundraisingPageShortName.replace('fundraising/', ''))
    .toSorted()
}
