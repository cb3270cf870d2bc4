import type { Check } from './check.ts'

/** Checks of a form's errors after submitting it empty. Pages without a separate form are skipped. */
export const formChecks: readonly Check[] = [
  {
    name: 'errors',
    passes:
      'A form sent empty names each field that is wrong in words, ties the words to the field, and moves the focus to what is wrong.',
    criteria: ['3.3.1', '3.3.3', '4.1.3'],
    acts: true,
    look: async ({ page, open }) => {
      await open(1280)
      const form = page
        .locator('main form')
        .filter({ has: page.locator('[required],[aria-required=true]') })
        .first()
      if ((await form.count()) === 0) return []
      // A form for changing something comes filled in.
      for (const field of await form.locator('[required],[aria-required=true]').all()) {
        if (
          await field.evaluate((one) =>
            one.matches('textarea,input:not([type=checkbox],[type=radio])'),
          )
        )
          await field.fill('')
      }
      await form.locator('button[type=submit],button:not([type])').last().click()
      const invalid = page.locator('main [aria-invalid=true]')
      await invalid.first().waitFor({ timeout: 10_000 })
      const problems = await page.evaluate(() => {
        const fields = [...document.querySelectorAll('main [aria-invalid=true]')]
        const silent = fields.filter((field) => {
          const own = [
            field,
            field.closest('fieldset'),
            field.closest('[role=group],[role=radiogroup]'),
          ]
          const ids = own.flatMap((one) => [
            one?.getAttribute('aria-describedby'),
            one?.getAttribute('aria-errormessage'),
          ])
          return !ids
            .flatMap((list) => (list ?? '').split(' '))
            .some((id) => (document.getElementById(id)?.textContent.trim() ?? '').length > 8)
        })
        const focused = document.activeElement
        const isLed =
          focused !== null &&
          focused !== document.body &&
          (focused.matches('[aria-invalid=true]') || focused.closest('main') !== null)
        return [
          ...silent.map((field) => `no words for ${field.outerHTML.slice(0, 80)}`),
          ...(isLed ? [] : ['the focus was not moved']),
        ]
      })
      return [{ where: '', problems }]
    },
  },
]
