import { expect } from '@playwright/test'
import { retryUntil, type Journey } from './journey.ts'

/** Logs a run on the edit screen, and expects it once. */
export async function logRun(
  journey: Journey,
  { km, title }: { km: string; title: string },
): Promise<void> {
  const { page, user, options } = journey
  const activities = page.getByRole('region', { name: 'Activities', exact: true })
  const save = activities.getByRole('button', { name: 'Log activity' })
  const logged = activities.getByRole('listitem').filter({ hasText: title })
  await expect(async () => {
    const retry = page.getByRole('button', { name: 'Try again' }).first()
    if (await retry.isVisible()) await user.press(retry)
    await expect(save).toBeVisible({ timeout: 5000 })
  }).toPass({ timeout: 180_000 })
  await user.choose(activities.getByLabel('Activity type'), 'Run')
  await user.type(activities.getByLabel('Distance'), km)
  await user.type(activities.getByLabel('Title'), title)
  if (options.scenario === 'flaky') await retryUntil(journey, save, logged.first())
  else await user.pressTwice(save)
  await expect(logged).toHaveCount(1)
  await expect(logged).toContainText('Manual entry')
}
