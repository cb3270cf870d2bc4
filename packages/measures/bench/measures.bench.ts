import convertUnits from 'convert-units'
import { add, dinero, toSnapshot } from 'dinero.js'
import { GBP } from 'dinero.js/currencies'
import { Bench } from 'tinybench'
import { addMoney, money, sumMinor, toMetres, toSeconds } from '../src/index.ts'

const units = ['km', 'mi', 'ft', 'yd'] as const
const bareFactors: Record<string, number> = { km: 1000, mi: 1609.344, ft: 0.3048, yd: 0.9144 }
const conversions = 1_000_000
const donations = Array.from({ length: 1_000_000 }, (_, index) => (index * 7919) % 100_000)

/** Keeps the result of every loop alive, so that none is optimised away. */
let kept = 0

const bench = new Bench({ time: 1000, warmupTime: 300, iterations: 3 })

bench
  .add('convert: measures toMetres', () => {
    for (let index = 0; index < conversions; index += 1) kept += toMetres(index, units[index & 3]!)
  })
  .add('convert: bare factor table', () => {
    for (let index = 0; index < conversions; index += 1)
      kept += index * bareFactors[units[index & 3]!]!
  })
  .add('convert: measures toSeconds', () => {
    for (let index = 0; index < conversions; index += 1) kept += toSeconds(index, 'hours')
  })
  .add('convert: convert-units', () => {
    for (let index = 0; index < conversions; index += 1)
      kept += convertUnits(index)
        .from(units[index & 3]!)
        .to('m')
  })
  .add('sum: measures sumMinor', () => {
    kept += sumMinor(donations)
  })
  .add('sum: measures addMoney', () => {
    let sum = money(0, 'GBP')
    for (const amount of donations) sum = addMoney(sum, money(amount, 'GBP'))
    kept += sum.amountMinor
  })
  .add('sum: bare loop', () => {
    let sum = 0
    for (const amount of donations) sum += amount
    kept += sum
  })
  .add('sum: dinero.js add', () => {
    let sum = dinero({ amount: 0, currency: GBP })
    for (const amount of donations) sum = add(sum, dinero({ amount, currency: GBP }))
    kept += toSnapshot(sum).amount
  })

await bench.run()

const loops: Record<string, number> = {
  convert: conversions,
  sum: donations.length,
}
const peers: Record<string, string> = {
  convert: 'convert: bare factor table',
  sum: 'sum: bare loop',
}
const medianMs = (name: string): number => {
  const result = bench.getTask(name)?.result
  return result?.state === 'completed' ? result.latency.p50 : 0
}
console.log('| Benchmark | each | beside |\n|---|---|---|')
for (const { name } of bench.tasks) {
  const kind = name.split(':')[0] ?? ''
  const eachNs = (medianMs(name) * 1e6) / (loops[kind] ?? 1)
  const ratio = medianMs(name) / medianMs(peers[kind] ?? name)
  console.log(`| ${name} | ${eachNs.toFixed(1)} ns | ${ratio.toFixed(2)} × |`)
}
if (!Number.isFinite(kept)) throw new Error('A benchmark made no number')
