import { isHttpError } from '@milepost/platform'
import type { SessionWire } from '@milepost/platform/testing'
import type { SandboxServer } from '../sandbox/serve-sandbox.ts'
import { getJson } from './test-server.test-kit.ts'

/** Signs a demo supporter in. Returns the session. */
export async function signInAs(
  server: SandboxServer,
  email = 'sam@example.org',
): Promise<SessionWire> {
  const { body } = await sendJson<SessionWire>(
    server,
    'POST',
    '/services/v1/justgiving/iam/login',
    { email, password: 'milepost' },
  )
  return body
}

/** Returns the `Authorization` header of a signed-in supporter. */
export async function bearerOf(server: SandboxServer, email?: string): Promise<string> {
  return `Bearer ${(await signInAs(server, email)).access_token}`
}

/** Sends JSON with the API key, and optionally an `Authorization` header. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- only the test knows the type
export function sendJson<Answer = Record<string, unknown>>(
  server: SandboxServer,
  method: string,
  path: string,
  body?: unknown,
  authorization?: string,
): Promise<{ status: number; body: Answer; headers: Headers }> {
  return getJson<Answer>(server, path, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(authorization === undefined ? {} : { authorization }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
}

/** Matches an HTTP error by its status: `rejects.toSatisfy(hasStatus(404))`. */
export const hasStatus =
  (wanted: number) =>
  (error: unknown): boolean =>
    isHttpError(error, wanted)
