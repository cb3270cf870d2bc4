import { expect, it } from 'vitest'
import { siteMessages } from '../messages/site-messages.ts'
import type { SiteStatus } from '../status/source-status.ts'
import { type GivingState, toStatusView } from './to-status-view.ts'

const up = {
  state: 'up',
  lastAnswerAt: '2026-06-05T09:00:00.000Z',
  failingSince: null,
  failing: {},
} as const

const well: SiteStatus = {
  version: 1,
  now: '2026-06-05T09:00:00.000Z',
  startedAt: '2026-06-05T08:00:00.000Z',
  state: 'up',
  platform: up,
  content: up,
  givingDay: { step: 0, since: null, reason: null },
}

async function view(status: Partial<SiteStatus> = {}, giving: GivingState = 'open') {
  const messages = await siteMessages({ messages: {}, localisation: { country: 'gb' } }, undefined)
  return toStatusView(
    { site: 'Tideline', status: { ...well, ...status }, giving },
    { messages, country: 'gb' },
  )
}

const textsOf = ({ rows }: { rows: readonly { name: string; text: string }[] }) =>
  Object.fromEntries(rows.map(({ name, text }) => [name, text]))

it('says that everything works where everything does, and when that was', async () => {
  const shown = await view()
  expect(shown).toMatchObject({ summary: 'Everything is working.', tone: 'success' })
  expect(shown.rows.map(({ tone }) => tone)).toEqual(['success', 'success', 'success'])
  expect(shown.asOf).toBe('This was so on 5 June 2026 at 10:00 BST.')
})

it('says since when figures cannot be read, and that people can give', async () => {
  const down = { ...up, state: 'down', failingSince: '2026-06-05T08:30:00.000Z' } as const
  const shown = await view({ state: 'down', platform: down })
  expect(shown).toMatchObject({
    summary: 'You can give. Some figures may be old.',
    tone: 'warning',
  })
  expect(textsOf(shown)['Totals and supporters’ pages']).toContain('since 5 June 2026 at 09:30 BST')
  const some = await view({ state: 'degraded', content: { ...down, state: 'degraded' } })
  expect(textsOf(some)['Words and pictures']).toContain('Changes cannot be read since')
})

it.each([
  ['down', 'Nothing is taken from your account'],
  ['otherWays', 'names other ways to give'],
  ['paused', 'Payments are paused'],
] as const)('says first that nobody can pay (%s)', async (giving, text) => {
  const shown = await view({}, giving)
  expect(shown).toMatchObject({ summary: 'The payment page does not open just now.' })
  expect(textsOf(shown)['Giving']).toContain(text)
})

it('says nothing of giving where there is nothing to give to', async () => {
  expect(textsOf(await view({}, 'none'))).not.toHaveProperty('Giving')
})

it('says that nothing is known of a process that has just been started', async () => {
  const unknown = { ...up, state: 'unknown', lastAnswerAt: null } as const
  const shown = await view({ state: 'unknown', platform: unknown, content: unknown })
  expect(shown).toMatchObject({ summary: expect.stringContaining('just been started') })
  expect(textsOf(shown)['Words and pictures']).toBe('Not read yet.')
})

it('says that a busy day has figures read less often', async () => {
  const givingDay = { step: 1, since: '2026-06-05T08:45:00.000Z', reason: 'limited' } as const
  expect(textsOf(await view({ givingDay }))['Busy day']).toContain('9:45')
})
