import { expect, open, test } from './test.ts'

test('folded answers are printed', async ({ page, tideline }) => {
  await open(page, `${tideline.siteOrigin}/questions`)
  const answers = page.getByRole('main').locator('details > :not(summary)')
  await expect(answers.first()).toBeAttached()
  const seen = () =>
    answers.evaluateAll(
      (all) => all.filter((one) => one.checkVisibility({ contentVisibilityAuto: true })).length,
    )
  const all = await answers.count()
  expect(all).toBeGreaterThan(5)
  expect(await seen()).toBeLessThan(all)
  await page.emulateMedia({ media: 'print' })
  expect(await seen()).toBe(all)
})
