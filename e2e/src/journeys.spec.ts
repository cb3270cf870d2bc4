import { adminReadsReports } from './journeys/admin-reads-reports.ts'
import { captainMakesTeam } from './journeys/captain-makes-team.ts'
import { type JourneyOptions, startJourney, type Journey } from './journeys/journey.ts'
import { ownerEditsAndCancels } from './journeys/owner-edits-and-cancels.ts'
import { sessionIsRenewed } from './journeys/session-is-renewed.ts'
import { supporterBegins } from './journeys/supporter-begins.ts'
import { visitorGives } from './journeys/visitor-gives.ts'
import { type Stack, startStack } from './stack.ts'
import { expect, test as base } from './test.ts'

type StackOf = (options: JourneyOptions) => Promise<Stack>

const test = base.extend<object, { stackOf: StackOf }>({
  stackOf: [
    async ({}, use) => {
      const stacks = new Map<string, Stack>()
      await use(async ({ brand, scenario, scripts }) => {
        const load = scripts === 'at-once' ? scripts : 'when-needed'
        const key = `${brand} ${scenario} ${load}`
        const stack =
          stacks.get(key) ??
          (await startStack(brand, {
            environment: { LOAD_SCRIPTS: load },
            ...(scenario === 'none' ? {} : { scenario }),
          }))
        stacks.set(key, stack)
        return stack
      })
      await Promise.all([...stacks.values()].map((stack) => stack.stop()))
    },
    { scope: 'worker', timeout: 300_000 },
  ],
})

test.describe.configure({ mode: 'parallel' })

interface Flow {
  title: string
  run: (journey: Journey) => Promise<void>
  /** Told in browsers without scripts, too. The others sign in, and pages say that this needs scripts. */
  withoutScripts?: boolean
}

const flows: Flow[] = [
  {
    title: 'a visitor gives, and the total moves by exactly the gift [S1.02] [S2.23]',
    run: visitorGives,
    withoutScripts: true,
  },
  { title: 'a supporter makes a page, runs, gives, shares [S1.07] [S1.09]', run: supporterBegins },
  { title: 'two join a captain’s team, one leaves [S1.08] [S4.04] [S6.03]', run: captainMakesTeam },
  { title: 'an owner edits and cancels a page [S2.07] [S6.01] [S6.02]', run: ownerEditsAndCancels },
  { title: 'an administrator reads and exports reports [S1.10] [S6.04]', run: adminReadsReports },
  {
    title: 'a session is renewed, a failed renewal signs out [S4.28] [S4.30]',
    run: sessionIsRenewed,
  },
]

const inputs = ['mouse', 'keyboard'] as const
const sizes = ['phone', 'desktop'] as const
const loads = ['when-needed', 'at-once'] as const
const brands = ['tideline', 'summit'] as const

const at = <T>(list: readonly [T, T], turn: number) => list[turn % 2 === 0 ? 0 : 1]

/** Each combination of brand, input and size, with either way of loading scripts in turn, and one slow and one flaky day. */
function journeysOf({ withoutScripts = false }: Flow, index: number): JourneyOptions[] {
  const good = brands.flatMap((brand, first) =>
    inputs.flatMap((input, second) =>
      sizes.map((size, third): JourneyOptions => {
        const scripts = at(loads, first + second + third)
        return { brand, input, size, scripts, scenario: 'none' }
      }),
    ),
  )
  const still = brands.map((brand, turn): JourneyOptions => {
    const [input, size] = [at(inputs, turn), at(sizes, turn)]
    return { brand, input, size, scripts: 'never', scenario: 'none' }
  })
  const bad = (['slow', 'flaky'] as const).map((scenario, turn): JourneyOptions => {
    const [brand, input] = [at(brands, index + turn), at(inputs, index + turn + 1)]
    return { brand, input, size: at(sizes, turn), scripts: 'when-needed', scenario }
  })
  return [...good, ...(withoutScripts ? still : []), ...bad]
}

for (const [index, flow] of flows.entries()) {
  for (const options of journeysOf(flow, index)) {
    const { brand, input, size, scenario, scripts } = options
    const day = scenario === 'none' ? '' : `, on a ${scenario} platform`
    const load = { 'when-needed': '', 'at-once': ', scripts at once', never: ', no scripts' }[
      scripts
    ]
    test(`${brand}, ${input}, ${size}${load}${day}: ${flow.title}`, async ({
      browser,
      request,
      stackOf,
    }) => {
      test.setTimeout(scenario === 'none' ? 300_000 : 600_000)
      const stack = await stackOf(options)
      const journey = await startJourney(options, { browser, stack, request })
      try {
        await flow.run(journey)
        expect(journey.browserErrors).toEqual([])
      } finally {
        await journey.end()
      }
    })
  }
}
