import type { Attributes, Meter } from '@opentelemetry/api'
import type { PageOutcome, Telemetry } from './telemetry.ts'
import { monitorEventLoopDelay } from 'node:perf_hooks'

/** Histogram bucket boundaries of the OpenTelemetry conventions for request durations, in seconds. */
const durationBoundsS = [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10]
/** Bucket boundaries with additional small values, because cached pages are served in far less than 5 ms. */
const requestBoundsS = [0.0001, 0.0005, 0.001, ...durationBoundsS]

/**
 * Creates the metrics of a site (listed in docs/guides/operate-a-site.md).
 *
 * @param of - attributes of every metric, such as the site key if the process serves several sites
 */
export function createSiteMetrics(meter: Meter, of: Attributes): Omit<Telemetry, 'startRequest'> {
  const requests = meter.createHistogram('http.server.request.duration', {
    unit: 's',
    description: 'Time from a request to its response',
    advice: { explicitBucketBoundaries: requestBoundsS },
  })
  const reads = meter.createHistogram('milepost.read.duration', {
    unit: 's',
    description: 'Reads from the platform and the CMS, by outcome',
    advice: { explicitBucketBoundaries: durationBoundsS },
  })
  // Cached pages reach 20,000 requests a second, so each one may only increment a number.
  const pages: Record<PageOutcome, number> = { hit: 0, stale: 0, miss: 0, 'not-found': 0 }
  meter
    .createObservableCounter('milepost.pages', {
      unit: '{page}',
      description: 'Requests for cacheable pages, by outcome',
    })
    .addCallback((result) => {
      for (const [outcome, count] of Object.entries(pages)) {
        result.observe(count, { ...of, 'milepost.outcome': outcome })
      }
    })
  const refusals = meter.createCounter('milepost.refusals', {
    unit: '{request}',
    description: 'Rejected requests, by status',
  })
  const limits = meter.createCounter('milepost.limits', {
    unit: '{request}',
    description: 'Exceeded rate limits, by limit',
  })
  return {
    answered({ method, route, status, ms }) {
      requests.record(ms / 1000, {
        ...of,
        'http.request.method': method,
        'http.route': route,
        'http.response.status_code': status,
      })
    },
    page(outcome) {
      pages[outcome] += 1
    },
    read({ call, outcome, startedMs, endedMs }) {
      reads.record(Math.max(0, endedMs - startedMs) / 1000, {
        ...of,
        'milepost.call': call,
        'milepost.outcome': outcome,
      })
    },
    refused: (status) => refusals.add(1, { ...of, 'http.response.status_code': status }),
    limited: (limit) => limits.add(1, { ...of, 'milepost.limit': limit }),
    watchPageBytes(read) {
      meter
        .createObservableGauge('milepost.pages.size', {
          unit: 'By',
          description: 'Memory used by cached pages',
        })
        .addCallback((result) => result.observe(read(), of))
    },
    watchGivingDay(read) {
      meter
        .createObservableGauge('milepost.giving_day.step', {
          description: 'Giving-day mode: 0 off, 1 and 2 with reduced load',
        })
        .addCallback((result) => result.observe(read(), of))
    },
  }
}

const percentiles = [50, 90, 99] as const
const nanosecondsPerSecond = 1e9

/** Registers the metrics of the process: memory, CPU time and event loop delay. */
export function registerProcessMetrics(meter: Meter): void {
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
