import { expect, type Page } from '@playwright/test'
import { giveByRequest } from '../journeys/give-by-request.ts'
import { makeTeam } from '../platform-facts.ts'
import type { Supporter } from '../supporter.ts'
import type { Scene, Want } from './scene.ts'

const own = (page: Page) => page.getByRole('region', { name: 'Team', exact: true })

/** A team of somebody else's. */
async function teamOfAnother(scene: Scene): Promise<{ team: string; captain: Supporter }> {
  const captain = await scene.supporter({ firstName: 'Cap', title: 'Cap goes first' })
  return { team: await makeTeam(scene.request, scene.stack, captain), captain }
}

export const teamMembersWant: readonly Want[] = [
  {
    wants: 'start a team',
    async run(scene) {
      const { page } = scene
      const { slug } = await scene.owner()
      await scene.visit(`/fundraising-edit/${slug}#team`)
      await own(page).getByLabel('Name of the team').fill(`Otters of ${slug}`)
      await own(page).getByLabel('What the team is about').fill('We swim.')
      await own(page).getByRole('button', { name: 'Start the team' }).click()
      await expect(own(page)).toContainText(`You are the captain of Otters of ${slug}`)
    },
  },
  {
    wants: 'join the team of a friend, and leave it again',
    async run(scene) {
      const { page } = scene
      const { team } = await teamOfAnother(scene)
      await scene.owner()
      await scene.visit(`/teams/${team}`)
      await own(page)
        .getByRole('button', { name: /^Join with/ })
        .click()
      await expect(own(page)).toContainText('You are in this team.')
      await own(page).getByRole('button', { name: 'Leave the team' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Leave', exact: true }).click()
      await expect(page.getByText(/^You have left/)).toBeVisible()
    },
  },
  {
    wants: 'give to a whole team',
    async run(scene) {
      const { page } = scene
      const { team, captain } = await teamOfAnother(scene)
      await scene.visit(`/teams/${team}`)
      await page.getByRole('main').getByRole('link', { name: 'Donate' }).click()
      await expect(page).toHaveURL(new RegExp(`/fundraising/${captain.slug}/donate$`))
    },
  },
  {
    wants: 'see what my team has raised together',
    async run(scene) {
      const { page, words } = scene
      const { team, captain } = await teamOfAnother(scene)
      await giveByRequest(scene, captain.slug, { amount: '70' })
      await scene.visit(`/teams/${team}`)
      await expect(page.getByRole('main')).toContainText(`${words.symbol}70`)
      await expect(page.getByRole('region', { name: 'Members' })).toContainText('Cap goes first')
    },
  },
]
