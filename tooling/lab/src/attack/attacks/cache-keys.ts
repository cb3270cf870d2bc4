import { Agent } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { Attack, AttackRun } from '../attack.ts'
import { ask } from '../http/ask.ts'
import { inParallel } from '../in-parallel.ts'
import { collectGarbage } from '../target/collect-garbage.ts'
import { processFigures } from '../target/process-figures.ts'

/**
 * How much more memory the process may use after the last third than after the first, garbage collected. All that it keeps is
 * bounded; a short run begins before all of it is full.
 */
const toleranceBytes = 48 * 1024 * 1024

/** Endless different addresses: whatever is kept for them is bounded. */
export const cacheKeys: Attack = {
  name: 'cache keys',
  async run(run) {
    const { stage, isQuick, random, note, through } = run
    const { pid } = stage.open
    const third = Math.ceil((isQuick ? 3000 : 100_000) / 3)
    const home = await ask(stage.open.port, { path: '/' })
    const [picture = '/media/none.png'] = /\/media\/[^"?\s]+/.exec(home.body.toString()) ?? []
    const agent = new Agent({ keepAlive: true, maxSockets: 8 })
    const before: number[] = []
    const after: number[] = []
    try {
      for (let turn = 0; turn < 3; turn += 1) {
        const paths = Array.from({ length: third }, () => distinctPath(random, picture))
        await inParallel(paths, 6, (path) => send(run, path, agent))
        before.push(residentBytes(pid))
        await collectGarbage(stage.open)
        after.push(await restingBytes(pid))
      }
    } finally {
      agent.destroy()
    }
    const [first = 0, , last = 0] = after
    note(
      `memory after each third: ${inMegabytes(before)}; collected: ${inMegabytes(after)} (at most +48)`,
    )
    if (last - first > toleranceBytes) through(`memory grew: ${inMegabytes(after)}`)
  },
}

async function send({ stage, tried, through }: AttackRun, path: string, agent: Agent) {
  tried()
  const { status, problem } = await ask(stage.open.port, { path, agent })
  if (status === 0 || status >= 500) through(`GET ${path} → ${status} ${problem ?? ''}`)
}

function distinctPath({ word, pick }: AttackRun['random'], picture: string): string {
  const id = word(12)
  return pick([
    `/${id}`,
    `/${id}`,
    `/${id}/${word(6)}`,
    `/fundraising/${id}`,
    `/teams/${id}`,
    `/fundraising-edit/${id}`,
    `/about?slug=${id}`,
    `/?q=${id}`,
    `/people?q=${id}&page=2`,
    `/search-results?q=${id}`,
    `/about?utm_source=${id}`,
    `/?name=${id}`,
    `/${id}.data`,
    `/styles/${id}.css`,
    `${picture}?w=${id}`,
    `${picture}?${id}`,
    `/media/http/localhost/${id}.png?w=${id}`,
  ])
}

/** What the process has when it rests: the least of a few looks. */
async function restingBytes(pid: () => number): Promise<number> {
  const looks: number[] = []
  for (let look = 0; look < 6; look += 1) {
    await wait(250)
    looks.push(residentBytes(pid))
  }
  return Math.min(...looks)
}

function residentBytes(pid: () => number): number {
  return processFigures(pid()).residentBytes ?? 0
}

function inMegabytes(sizes: readonly number[]): string {
  return `${sizes.map((bytes) => Math.round(bytes / 1024 / 1024)).join(', ')} MB`
}
