import type { Attack } from '../attack.ts'
import { ask } from '../http/ask.ts'
import { processFigures } from '../target/process-figures.ts'
import { giveGifts } from '../target/give-gifts.ts'

const views = ['/', '/about', '/how-it-works', '/questions', '/fundraising/maya-walks']
/** A busy machine alone makes it 1.5 at times. */
const mostTimes = 3

/** Strangers' receipts between page views cost no more than pages that are made for one visitor. */
export const receipts: Attack = {
  name: 'receipts',
  async run({ stage, isQuick, tried, through, note }) {
    const { port, pid } = stage.open
    const count = isQuick ? 300 : 1000
    if (processFigures(pid()).cpuMs === undefined) {
      note('this system does not tell processor time by files: nothing is tried')
      return
    }
    // Half of them of today, which count as news, half of the past.
    const gifts = await giveGifts(stage.sandboxOrigin, { slug: 'maya-walks', count })
    if (gifts.length < count) {
      through(`only ${gifts.length} gifts of ${count} were made: nothing would be tried`)
      return
    }
    const view = async (path: string) => {
      const { status, problem } = await ask(port, { path })
      if (status !== 200) through(`GET ${path} → ${status} ${problem ?? ''}`)
    }
    const measure = async (between: (turn: number) => string) => {
      const before = processFigures(pid()).cpuMs ?? 0
      for (let turn = 0; turn < count; turn += 1) {
        await view(between(turn))
        await view(views[turn % views.length] ?? '/')
      }
      return (processFigures(pid()).cpuMs ?? 0) - before
    }
    for (const path of [...views, '/?name=warm', ...gifts.slice(0, 3).map(receiptOf)]) {
      await view(path)
    }
    const before = await measure((turn) => `/?name=before-${turn}`)
    const withReceipts = await measure((turn) => receiptOf(gifts[turn] ?? ''))
    const after = await measure((turn) => `/?name=after-${turn}`)
    tried(count)
    const without = (before + after) / 2
    const times = withReceipts / Math.max(1, without)
    note(`${withReceipts} ms of processor with, ${without} ms without: × ${times.toFixed(2)}`)
    if (times > mostTimes) through(`receipts cost × ${times.toFixed(2)}, more than × ${mostTimes}`)
  },
}

function receiptOf(gift: string): string {
  return `/?donation-id=${gift}`
}
