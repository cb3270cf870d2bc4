import { createPlatform, sandboxEnvironment, type Platform } from '@milepost/platform'
import { afterAll, beforeAll } from 'vitest'
import type { SandboxServer } from '../sandbox/serve-sandbox.ts'
import { signInAs } from './supporter.ts'
import { startTestServer } from './test-server.ts'

/** Two supporters and their sandbox, which is there once a test has begun. */
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
