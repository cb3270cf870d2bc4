import type { IncomingMessage } from 'node:http'
import proxyAddress from 'proxy-addr'
import type { SiteEnvironment } from '../../../../apps/site/src/config/site-environment.ts'
import { createAskedHost } from './asked-host.ts'
import { createClientAddress } from './client-address.ts'
import { createMetricsAccess } from './metrics-access.ts'
import type { Visit } from '../entry/visit.ts'

/** Creates what says of Node's requests where they come from, and what that lets them do. */
export function createVisits({
  trustedProxies,
  telemetry,
}: Pick<SiteEnvironment, 'trustedProxies' | 'telemetry'>): (incoming: IncomingMessage) => Visit {
  const clientAddress = createClientAddress(trustedProxies)
  const isTrusted = proxyAddress.compile([...trustedProxies])
  const mayReadMetrics = createMetricsAccess({ trustedProxies, token: telemetry.metricsToken })
  const askedHost = createAskedHost(trustedProxies)
  const isTraced = telemetry.otlpEndpoint !== undefined

  return (incoming) => {
    const { url, headers, socket } = incoming
    const asksMetrics = telemetry.metrics && (url ?? '').split('?', 1)[0] === '/metrics'
    const traceparent =
      isTraced && isTrusted(socket.remoteAddress ?? '', 0) ? headers['traceparent'] : undefined
    return {
      address: clientAddress(incoming),
      host: askedHost(incoming),
      ...(asksMetrics ? { mayReadMetrics: mayReadMetrics(incoming) } : {}),
      ...(typeof traceparent === 'string' ? { traceparent } : {}),
    }
  }
}
