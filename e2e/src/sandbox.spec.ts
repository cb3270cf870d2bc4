import { expect, test } from '@playwright/test'
import { startStack, type Stack } from './stack.ts'

let stack: Stack
test.beforeAll(async () => {
  stack = await startStack('tideline')
})
test.afterAll(() => stack.stop())

test.describe('the front page of the sandbox', { tag: '@core' }, () => {
  test('changes the sandbox by each of its forms', async ({ page }) => {
    await page.goto(stack.sandboxOrigin)
    for (const button of ['Add a donation', 'Start a storm', 'slow', 'none', 'Move the clock']) {
      await page.getByRole('button', { name: button, exact: true }).click()
      await expect(page.getByRole('status')).toHaveText('Saved.')
    }
    await expect(page.getByText('1 days ahead')).toBeVisible()
    await expect(page.getByText(/of 200 donations sent/)).toBeVisible()
  })

  test('rejects a form of another site', async ({ page }) => {
    await page.goto(stack.siteOrigin)
    await page.evaluate((address) => {
      const form = document.body.appendChild(document.createElement('form'))
      form.method = 'post'
      form.action = `${address}/sandbox/clock`
      form.innerHTML = '<input name="days" value="5">'
      form.submit()
    }, stack.sandboxOrigin)
    await expect(page.getByText('Other sites cannot change the sandbox.')).toBeVisible()
  })
})
