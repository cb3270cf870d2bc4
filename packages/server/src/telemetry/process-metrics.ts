import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Meter } from '@opentelemetry/api'

const percentiles = [50, 90, 99] as const
const nanosecondsPerSecond = 1e9

/** Registers metrics of the process: memory, CPU time, and event loop delay since the last collection. */
export function watchProcess(meter: Meter): void {
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  const gauges = percentiles.map((percentile) => ({
    percentile,
    gauge: meter.createObservableGauge(`nodejs.eventloop.delay.p${percentile}`, {
      unit: 's',
      description: `Event loop delay, percentile ${percentile}`,
    }),
  }))
  const longest = meter.createObservableGauge('nodejs.eventloop.delay.max', {
    unit: 's',
    description: 'Maximum event loop delay',
  })
  meter.addBatchObservableCallback(
    (result) => {
      for (const { percentile, gauge } of gauges) {
        result.observe(gauge, delay.percentile(percentile) / nanosecondsPerSecond)
      }
      result.observe(longest, delay.max / nanosecondsPerSecond)
      delay.reset()
    },
    [...gauges.map(({ gauge }) => gauge), longest],
  )
  meter
    .createObservableGauge('process.memory.usage', {
      unit: 'By',
      description: 'Resident memory of the process',
    })
    .addCallback((result) => result.observe(process.memoryUsage.rss()))
  meter
    .createObservableCounter('process.cpu.time', {
      unit: 's',
      description: 'CPU time of the process',
    })
    .addCallback((result) => {
      const { user, system } = process.cpuUsage()
      result.observe(user / 1e6, { 'cpu.mode': 'user' })
      result.observe(system / 1e6, { 'cpu.mode': 'system' })
    })
}
