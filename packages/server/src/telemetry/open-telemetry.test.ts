import { SpanStatusCode } from '@opentelemetry/api'
import { InMemorySpanExporter, SimpleSpanProcessor } from '@opentelemetry/sdk-trace'
import { describe, expect, it } from 'vitest'
import { createOpenTelemetry } from './open-telemetry.ts'

const settings = {
  metrics: true,
  metricsToken: undefined,
  otlpEndpoint: undefined,
  serviceName: 'river',
  sampleRatio: 1,
  tracesServices: true,
}
const options = { onError: () => undefined, now: () => 0 }

describe('createOpenTelemetry', () => {
  it('counts requests, pages, reads, rejections and limits, labelled by route names only', async () => {
    const { telemetry, metrics, shutdown } = createOpenTelemetry(settings, options)
    telemetry.answered({ method: 'GET', route: '/fundraising/:slug', status: 200, ms: 20 })
    telemetry.page('hit')
    telemetry.read({ call: 'project:boards', outcome: 'last-good', startedMs: 0, endedMs: 100 })
    telemetry.refused(413)
    telemetry.limited('messages')
    telemetry.watchPageBytes(() => 4096)
    const text = (await (await metrics?.())?.text()) ?? ''
    for (const line of [
      'http_server_request_duration_count{http_request_method="GET",http_route="/fundraising/:slug",http_response_status_code="200"} 1',
      'milepost_pages_total{milepost_outcome="hit"} 1',
      'milepost_read_duration_sum{milepost_call="project:boards",milepost_outcome="last-good"} 0.1',
      'milepost_refusals_total{http_response_status_code="413"} 1',
      'milepost_limits_total{milepost_limit="messages"} 1',
      'milepost_pages_size 4096',
      'target_info{service_name="river"} 1',
    ]) {
      expect(text).toContain(line)
    }
    expect(text).toMatch(/^process_memory_usage \d+$/m)
    await shutdown()
  })

  it('traces a request with its reads and its render, in the trace of a proxy', async () => {
    const spans = new InMemorySpanExporter()
    const { telemetry, shutdown } = createOpenTelemetry(
      { ...settings, metrics: false },
      { ...options, spanProcessors: [new SimpleSpanProcessor({ exporter: spans })] },
    )
    const traceId = '0af7651916cd43dd8448eb211c80319c'
    const request = telemetry.startRequest({
      id: 'ABC123ABC123',
      method: 'GET',
      startedMs: 1000,
      traceparent: `00-${traceId}-b7ad6b7169203331-01`,
    })
    expect(request.traceparent).toMatch(new RegExp(`^00-${traceId}-[0-9a-f]{16}-01$`))
    request.read({ call: 'page', outcome: 'failed', startedMs: 1001, endedMs: 1005 })
    request.render({ startedMs: 1005, endedMs: 1009 })
    request.end({ route: '/fundraising/:slug', status: 503, endedMs: 1010 })
    const told = spans.getFinishedSpans().map(({ name, attributes, status }) => ({
      name,
      attributes,
      isError: status.code === SpanStatusCode.ERROR,
    }))
    expect(told).toEqual([
      {
        name: 'read page',
        attributes: { 'milepost.call': 'page', 'milepost.outcome': 'failed' },
        isError: true,
      },
      { name: 'render', attributes: {}, isError: false },
      {
        name: 'GET /fundraising/:slug',
        attributes: {
          'http.request.method': 'GET',
          'milepost.request.id': 'ABC123ABC123',
          'http.route': '/fundraising/:slug',
          'http.response.status_code': 503,
        },
        isError: true,
      },
    ])
    await shutdown()
  })

  it('serves metrics and records traces only if enabled', async () => {
    const { telemetry, metrics, shutdown } = createOpenTelemetry(
      { ...settings, metrics: false },
      options,
    )
    expect(metrics).toBeUndefined()
    const request = telemetry.startRequest({ id: 'A', method: 'GET', startedMs: 0 })
    expect(request.traceparent).toBeUndefined()
    await shutdown()
  })
})
