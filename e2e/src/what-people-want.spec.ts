import { expect, test } from './test.ts'
import { giversWant } from './wants/givers.ts'
import { type Want, sceneOf } from './wants/scene.ts'
import { supportersWant } from './wants/supporters.ts'
import { visitorsWant } from './wants/visitors.ts'

const wants: Readonly<Record<string, readonly Want[]>> = {
  'a giver': giversWant,
  'a visitor': visitorsWant,
  'a supporter': supportersWant,
}

test.describe.configure({ mode: 'parallel' })

for (const site of ['tideline', 'summit'] as const) {
  for (const [person, theirs] of Object.entries(wants)) {
    for (const { wants: what, run } of theirs) {
      test(`${site}, as ${person} I want to ${what}`, async ({
        page,
        browser,
        request,
        tideline,
        summit,
      }) => {
        const thrown: string[] = []
        page.on('pageerror', (error) => thrown.push(error.message))
        await run(sceneOf({ site, stack: { tideline, summit }[site], page, browser, request }))
        expect(thrown).toEqual([])
      })
    }
  }
}
