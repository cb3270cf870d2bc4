import type { IncomingMessage } from 'node:http'
import proxyAddress from 'proxy-addr'
import { createClientAddress } from './client-address.ts'
import { createMetricsAccess } from './metrics-access.ts'
import type { TelemetrySettings } from '../telemetry/telemetry-settings.ts'
import type { Visit } from '../entry/visit.ts'

/**
 * Creates a function that derives the visit of a Node request: client network, host, trusted trace header, and access to
 * `/metrics`.
 *
 * @param options.trustedProxies - IP addresses, CIDR ranges such as `10.0.0.0/8`, or the names `loopback`, `linklocal` and
 * `uniquelocal`
 * @param options.askedHost - returns the requested host, see `createHostReader`
 * @throws SettingError if a proxy is invalid
 */
export function createVisitReader({
  trustedProxies,
  askedHost,
  telemetry,
}: {
  trustedProxies: readonly string[]
  askedHost: (incoming: IncomingMessage) => string
  telemetry?: Pick<TelemetrySettings, 'metrics' | 'metricsToken' | 'otlpEndpoint'> | undefined
}): (incoming: IncomingMessage) => Visit {
  const clientAddress = createClientAddress(trustedProxies)
  const isTrusted = proxyAddress.compile([...trustedProxies])
  const mayReadMetrics = createMetricsAccess({ trustedProxies, token: telemetry?.metricsToken })
  const isTraced = telemetry?.otlpEndpoint !== undefined

  return (incoming) => {
    const { url, headers, socket } = incoming
    const asksMetrics = telemetry?.metrics === true && (url ?? '').split('?', 1)[0] === '/metrics'
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
