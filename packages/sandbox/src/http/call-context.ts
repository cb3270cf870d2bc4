import type { SandboxServices } from '../services/sandbox-services.ts'

/** One request as a call sees it. */
export interface CallContext extends SandboxServices {
  readonly request: Request
  readonly url: URL
  /** The origin the caller used, to build absolute addresses with. */
  readonly origin: string
  /** The decoded parameters of the path. */
  readonly params: Readonly<Record<string, string>>
}
