import { createPlatform, isHttpError, sandboxEnvironment, type Platform } from '@milepost/platform'
import type { SessionWire } from '@milepost/platform/testing'
import { afterAll, beforeAll } from 'vitest'
import type { SandboxServer } from '../sandbox/serve-sandbox.ts'
import { getJson, startTestServer } from './test-server.test-kit.ts'

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

/** Two supporters and their sandbox, which has started when a test begins. */
export interface SamAndAna {
  server: SandboxServer
  samToken: string
  anaToken: string
  /** A client that sends this token, or none for a visitor. It does not try again after a failure. */
  platform: (token?: string) => Platform
}

/** Starts a sandbox for a file's tests, with two of its supporters signed in, and ends it after them. */
export function samAndAna(): SamAndAna {
  const world = {
    platform: (token) =>
      createPlatform({ environment: sandboxEnvironment(world.server.origin), retries: 0, token }),
  } as SamAndAna
  beforeAll(async () => {
    world.server = await startTestServer()
    world.samToken = (await signInAs(world.server)).access_token
    world.anaToken = (await signInAs(world.server, 'ana@example.org')).access_token
  })
  afterAll(() => world.server.close())
  return world
}
