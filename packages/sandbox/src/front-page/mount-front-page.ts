import type { Hono } from 'hono'
import type { Context } from 'hono'
import { htmlAnswer, seeOther } from '../http/answers.ts'
import { isScenario } from '../scenarios/scenario.ts'
import type { SandboxServices } from '../services/sandbox-services.ts'
import { giveTo, RefusedChange, startStorm } from './change-world.ts'
import type { FrontPageControls } from './controls.ts'
import { frontPage, type FrontPageFacts } from './front-page.ts'
import { campaignFacts, pageNames, peopleFacts } from './world-facts.ts'

export interface FrontPageSetting {
  readonly services: SandboxServices
  readonly controls: FrontPageControls
  readonly apiKey: string
  /** The worlds of the same process, this one among them, by the origins that they are at. */
  readonly worlds: () => FrontPageFacts['otherWorlds']
  /** Calls a function again and again, every so many milliseconds, until what it gives is called. */
  readonly repeat: (work: () => void, everyMs: number) => () => void
}

const dayMs = 86_400_000

/** What is done, in words. It travels in the address, so it is one of these. */
const done: Readonly<Record<string, string>> = {
  gift: 'The gift has arrived.',
  storm: 'The storm has begun.',
  scenario: 'From now on the platform behaves so.',
  clock: 'The clock has been moved.',
}

/** Shows the front page at `/`, and takes what is changed there. */
export function mountFrontPage(app: Hono, setting: FrontPageSetting): void {
  const { services, controls } = setting

  async function show(
    { req }: Context,
    said: FrontPageFacts['said'],
    status: 200 | 422 = 200,
  ): Promise<Response> {
    const { origin, port } = new URL(req.url)
    const { database, siteOrigin } = services
    const page = await frontPage({
      origin,
      siteOrigin,
      apiKey: setting.apiKey,
      nowMs: services.clock(),
      controls,
      campaigns: campaignFacts(database),
      people: peopleFacts(database),
      pageNames: pageNames(database),
      // This machine has several names; a world has one port.
      otherWorlds: setting.worlds().filter((world) => new URL(world.origin).port !== port),
      said,
    })
    return htmlAnswer(page, status)
  }

  /** Takes a form: another site's page must not send it. */
  function takes(path: string, change: (form: URLSearchParams) => void): void {
    app.post(`/sandbox/${path}`, async (context) => {
      const { req } = context
      const from = req.header('origin')
      if (from !== undefined && from !== new URL(req.url).origin) {
        return htmlAnswer('Only the front page may change the sandbox.', 403)
      }
      try {
        change(new URLSearchParams(await req.text()))
      } catch (error) {
        if (!(error instanceof RefusedChange)) throw error
        return show(context, { text: error.message, isError: true }, 422)
      }
      return seeOther(`/?done=${doneOf[path]}`)
    })
  }

  app.get('/', (context) => {
    const text = done[context.req.query('done') ?? '']
    return show(context, text === undefined ? undefined : { text, isError: false })
  })

  takes('gifts', (form) =>
    giveTo(services, {
      shortName: form.get('page') ?? '',
      amount: form.get('amount') ?? '',
      name: form.get('name') ?? '',
      message: form.get('message') ?? '',
    }),
  )
  takes('storm', (form) =>
    startStorm(
      services,
      controls,
      { count: Number(form.get('count')), perSecond: Number(form.get('perSecond')) },
      setting.repeat,
    ),
  )
  takes('scenario', (form) => {
    const wanted = form.get('scenario') ?? ''
    if (wanted !== 'none' && !isScenario(wanted)) {
      throw new RefusedChange('There is no such way to behave.')
    }
    controls.scenario = wanted === 'none' ? undefined : wanted
  })
  takes('clock', (form) => {
    const days = Number(form.get('days'))
    if (!Number.isInteger(days) || Math.abs(days) > 3650) {
      throw new RefusedChange('The clock moves by whole days, ten years at most.')
    }
    controls.clockAheadMs = days === 0 ? 0 : controls.clockAheadMs + days * dayMs
  })
}

const doneOf: Readonly<Record<string, keyof typeof done>> = {
  gifts: 'gift',
  storm: 'storm',
  scenario: 'scenario',
  clock: 'clock',
}
