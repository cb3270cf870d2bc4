import { expect } from '@playwright/test'
import { insist, type Trip } from './journey.ts'

/** Logs a run on the edit screen; it is there once. */
export async function logRun(
  trip: Trip,
  { km, title }: { km: string; title: string },
): Promise<void> {
  const { page, hand, journey } = trip
  const activities = page.getByRole('region', { name: 'Activities', exact: true })
  const save = activities.getByRole('button', { name: 'Log it' })
  const logged = activities.getByRole('listitem').filter({ hasText: title })
  await expect(async () => {
    const retry = page.getByRole('button', { name: 'Try again' }).first()
    if (await retry.isVisible()) await hand.press(retry)
    await expect(save).toBeVisible({ timeout: 5000 })
  }).toPass({ timeout: 180_000 })
  await hand.choose(activities.getByLabel('What you did'), 'Run')
  await hand.type(activities.getByLabel('Distance'), km)
  await hand.type(activities.getByLabel('Title'), title)
  if (journey.scenario === 'flaky') await insist(trip, save, logged.first())
  else await hand.pressTwice(save)
  await expect(logged).toHaveCount(1)
  await expect(logged).toContainText('Manual entry')
}
