import type { SandboxServices } from '../services/sandbox-services.ts'

/** Request and services that are passed to the handler of a call. */
export interface CallContext extends SandboxServices {
  readonly request: Request
  readonly url: URL
  /** Origin of the request, for absolute URLs. */
  readonly origin: string
  /** Decoded path parameters. */
  readonly params: Readonly<Record<string, string>>
}
