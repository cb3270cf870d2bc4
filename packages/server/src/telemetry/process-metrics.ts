import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Meter } from '@opentelemetry/api'

const percentiles = [50, 90, 99] as const
const nanosecondsPerSecond = 1e9

/** Measures the process: its memory, the time it computed, and how late its event loop was since it was last asked. */
export function watchProcess(meter: Meter): void {
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  const gauges = percentiles.map((percentile) => ({
    percentile,
    gauge: meter.createObservableGauge(`nodejs.eventloop.delay.p${percentile}`, {
      unit: 's',
      description: `How late the event loop was, percentile ${percentile}`,
    }),
  }))
  const longest = meter.createObservableGauge('nodejs.eventloop.delay.max', {
    unit: 's',
    description: 'How late the event loop was at most',
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
      description: 'Memory that the process takes',
    })
    .addCallback((result) => result.observe(process.memoryUsage.rss()))
  meter
    .createObservableCounter('process.cpu.time', {
      unit: 's',
      description: 'Time that the process computed',
    })
    .addCallback((result) => {
      const { user, system } = process.cpuUsage()
      result.observe(user / 1e6, { 'cpu.mode': 'user' })
      result.observe(system / 1e6, { 'cpu.mode': 'system' })
    })
}
