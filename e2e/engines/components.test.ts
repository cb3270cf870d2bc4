import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@milepost/config/free-port'
import { sourceCondition } from '@milepost/config/source-condition'
import { styleLayers } from '@milepost/config/style-layers'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { build, defaultClientConditions, preview } from 'vite'
import { beforeAll, expect } from 'vitest'
import { repositoryRoot } from '../src/repository-root.ts'
import { describeEngines } from './describe-engines.ts'
import type { Visitor } from './visitor.ts'

let origin = ''
beforeAll(async () => {
  const outDir = mkdtempSync(join(tmpdir(), 'milepost-components-'))
  const port = await freePort()
  const shared = {
    root: join(repositoryRoot, '.storybook/engines'),
    configFile: false,
    logLevel: 'error',
    build: { outDir },
    preview: { host: '127.0.0.1', port, strictPort: true },
  } as const
  await build({
    ...shared,
    plugins: [vanillaExtractPlugin(), styleLayers()],
    resolve: { conditions: [sourceCondition, ...defaultClientConditions] },
  })
  const server = await preview(shared)
  origin = `http://127.0.0.1:${port}`
  return async () => {
    await server.close()
    rmSync(outDir, { recursive: true, force: true })
  }
})

describeEngines((add) => {
  const component = (title: string, name: string, walk: (visitor: Visitor) => Promise<void>) =>
    add(
      title,
      () => origin,
      async (visitor) => {
        await visitor.page.goto(`${origin}/?${name}`)
        await walk(visitor)
      },
    )

  component(
    'a dialog moves the focus, locks the page and restores both',
    'Dialog',
    async (visitor) => {
      const overflow = () =>
        visitor.page.evaluate(() => getComputedStyle(document.documentElement).overflowY)
      const before = await overflow()
      for (const close of [
        () => visitor.page.press('Escape'),
        () => visitor.clicks('dialog button', 'Close'),
        () => visitor.page.click(5, 5),
      ]) {
        await visitor.clicks('button', 'Cookie policy')
        await visitor.sees('dialog h2:focus', 'Cookies we use')
        expect(await overflow()).toBe('hidden')
        await close()
        await visitor.seesNo('dialog h2')
        await visitor.sees('button:focus', 'Cookie policy')
        expect(await overflow()).toBe(before)
      }
    },
  )

  component('tabs change by click, arrow key and End', 'Tabs', async (visitor) => {
    await visitor.clicks('[role=tab]', 'Teams')
    await visitor.sees('[role=tabpanel]', 'Teams')
    await visitor.page.press('ArrowRight')
    await visitor.sees('[role=tab]:focus', 'Companies')
    await visitor.page.press('ArrowRight')
    await visitor.sees('[role=tab][aria-selected=true]:focus', 'People')
    await visitor.page.press('End')
    await visitor.sees('[role=tabpanel]', 'Companies')
    await visitor.seesNo('[role=tabpanel]', 'People')
  })

  component('menus open one at a time, and close by Escape', 'Menu', async (visitor) => {
    await visitor.clicks('summary', 'The walk')
    await visitor.sees('nav a', 'The walk: questions')
    await visitor.clicks('summary', 'About us')
    await visitor.seesNo('nav a', 'The walk: questions')
    await visitor.page.press('Escape')
    await visitor.seesNo('nav a', 'About us: questions')
    await visitor.sees('summary:focus', 'About us')
  })

  component('a carousel stops at both ends', 'Carousel', async (visitor) => {
    await visitor.sees('button[aria-disabled=true]', 'Previous')
    await expect
      .poll(async () => {
        await visitor.clicks('button', 'Next')
        return visitor.page.evaluate(
          () => document.querySelector('button[aria-disabled=true]')?.ariaLabel,
        )
      })
      .toBe('Next')
    await visitor.sees('button[aria-disabled=false]', 'Previous')
  })

  component('fields accept what a user enters, and submit it', 'Fields', async (visitor) => {
    await visitor.sees('#story-editor, [role=textbox]', 'Story')
    await visitor.fills('[role=combobox]', 'Country', 'ice')
    await visitor.page.press('ArrowDown')
    await visitor.page.press('Enter')
    await visitor.clicks('input', 'Distance')
    await visitor.page.type('4x2,5e')
    await visitor.page.evaluate(enterDayAndFile, 'letter.txt')
    await visitor.clicks('button', 'Send')
    await visitor.sees('p, span, div', 'Choose a different type of file')
    await visitor.page.evaluate(enterDayAndFile, 'letter.pdf')
    await visitor.fills('[contenteditable=true]', 'Story', 'For the terns')
    await visitor.clicks('button', 'Bold')
    await visitor.page.type('!')
    await visitor.clicks('button', 'Send')
    await visitor.sees('output', '{')
    const sent = await visitor.page.evaluate(() =>
      [...document.querySelectorAll('output')].map((element) => element.textContent).at(-1),
    )
    expect(JSON.parse(sent ?? '')).toEqual({
      country: 'is',
      distance: '42.5',
      day: '2026-11-21',
      letter: ['letter.pdf'],
      story: expect.stringMatching(/^<p>For the terns<(b|strong)>!<\/\1>(<br>)?<\/p>$/),
    })
  })
})

/** Selects a day and a file like the dialogs of the browser, which WebDriver cannot use. Runs in the page. */
function enterDayAndFile(fileName: string): void {
  const [day, letter] = ['day', 'letter'].map((name) =>
    document.querySelector<HTMLInputElement>(`[name=${name}]`),
  )
  if (!day || !letter) return
  day.value = '2026-11-21'
  const transfer = new DataTransfer()
  transfer.items.add(new File(['text'], fileName))
  letter.files = transfer.files
  for (const input of [day, letter])
    for (const type of ['input', 'change']) input.dispatchEvent(new Event(type, { bubbles: true }))
}
