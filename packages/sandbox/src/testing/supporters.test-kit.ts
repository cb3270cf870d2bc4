import { isHttpError } from '@milepost/platform'
import type { SessionWire } from '@milepost/platform/testing'
import type { SandboxServer } from '../sandbox/serve-sandbox.ts'
import { getJson } from './test-server.test-kit.ts'

/** Signs a demo supporter in and gives the session. */
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

/** The header of a signed-in supporter. */
export async function bearerOf(server: SandboxServer, email?: string): Promise<string> {
  return `Bearer ${(await signInAs(server, email)).access_token}`
}

/** Sends a JSON body with the API key, and an Authorization header when one is given. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- a test knows what it asked for
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
