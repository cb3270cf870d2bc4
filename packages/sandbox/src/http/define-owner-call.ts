import type { AccountRow } from '../records/accounts.ts'
import { authenticate } from './authenticate.ts'
import { createEmptyResponse, createMessageResponse } from './responses.ts'
import type { CallContext } from './call-context.ts'
import type { SandboxCall, CallDefinition } from './define-call.ts'
import { defineCall } from './define-call.ts'

/** Definition of a call for signed-in supporters. */
interface OwnerCallDefinition<Query, Body, Answer> extends Omit<
  CallDefinition<Query, Body, Answer>,
  'handle'
> {
  /** Accepted credentials: Bearer only, or Basic as well (wire contract §1.5). */
  credentials: 'bearer' | 'bearer or basic'
  handle(
    context: CallContext,
    input: { query: Query; body: Body; account: AccountRow },
  ): Answer | Response | Promise<Answer | Response>
}

/** Creates a call that authenticates the caller before validation. Without valid credentials, it returns 401. */
export function defineOwnerCall<Answer, Query = undefined, Body = undefined>(
  definition: OwnerCallDefinition<Query, Body, Answer>,
): SandboxCall {
  const { credentials } = definition
  const unowned = defineCall<Answer, Query, Body>({
    ...definition,
    handle: () => createEmptyResponse(500),
  })
  return {
    ...unowned,
    async answer(context) {
      const scheme = context.request.headers.get('authorization')?.split(' ', 1)[0]?.toLowerCase()
      const account =
        scheme === 'basic' && credentials === 'bearer' ? undefined : authenticate(context)
      if (account === undefined) {
        return definition.family === 'services'
          ? createMessageResponse(401, 'Not authorised')
          : createEmptyResponse(401)
      }
      return defineCall<Answer, Query, Body>({
        ...definition,
        handle: (_, input) => definition.handle(context, { ...input, account }),
      }).answer(context)
    },
  }
}
