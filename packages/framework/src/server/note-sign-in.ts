import {
  type LogWriter,
  type RequestLimits,
  type RequestTrace,
  networkPrefix,
} from '@milepost/server'
import type { SignInOutcome } from '../base/sign-in-outcome.ts'
import type { SiteLimit } from './site-limits.ts'

/**
 * Writes an audit line for an attempt to sign in to the reports, as the browser tells it.
 *
 * @returns undefined when it was written, else the seconds until one more is taken from there
 */
export async function noteSignIn(
  outcome: SignInOutcome,
  {
    trace,
    address,
    limits,
    log,
  }: {
    trace: Pick<RequestTrace, 'id' | 'clock'>
    address: string | undefined
    limits: RequestLimits<SiteLimit>
    log: Pick<LogWriter, 'audit'>
  },
): Promise<number | undefined> {
  const retryAfterS = await limits.take('signIns', address ?? '')
  if (retryAfterS !== undefined) return retryAfterS
  log.audit({
    time: new Date(trace.clock()).toISOString(),
    level: 'audit',
    event: 'reports-sign-in',
    outcome,
    id: trace.id,
    ...(address === undefined ? {} : { network: networkPrefix(address) }),
  })
  return undefined
}
