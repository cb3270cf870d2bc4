import * as v from 'valibot'
import { messageAnswer } from '../../http/answers.ts'
import type { CallContext } from '../../http/call-context.ts'

/** The write token of every repository. */
export const modelsApiToken = 'sandbox'

/** A part of an address: `GET …/{id}` has to reach every model. */
const id = v.pipe(v.string(), v.regex(/^[\w-]+$/))
const field = v.looseObject({ type: v.pipe(v.string(), v.nonEmpty()) })
const fields = v.record(v.string(), field)

/** The model of a type of documents, as far as the service looks at it. */
export const customTypeSchema = v.looseObject({
  id,
  label: v.nullish(v.string()),
  repeatable: v.boolean(),
  status: v.boolean(),
  json: v.record(v.string(), fields),
})

/** The model of a slice that several types of documents may contain. */
export const sharedSliceSchema = v.looseObject({
  id,
  type: v.literal('SharedSlice'),
  name: v.pipe(v.string(), v.nonEmpty()),
  variations: v.pipe(
    v.array(v.looseObject({ id, primary: v.optional(fields), items: v.optional(fields) })),
    v.minLength(1),
  ),
})

const safeName = /^[a-z0-9][\w-]*$/i

/**
 * Returns the repository in the `repository` header. Like the service, rejects a missing or wrong token with 403, and a
 * repository without access with 401.
 *
 * @returns the error response if access is denied
 */
export function readRepository({ request, content }: CallContext): string | Response {
  const [scheme = '', token = ''] = (request.headers.get('authorization') ?? '').split(/\s+/, 2)
  if (scheme.toLowerCase() !== 'bearer' || token === '') {
    return messageAnswer(403, 'Missing Authentication Token')
  }
  if (token !== modelsApiToken)
    return messageAnswer(403, 'User is not authorized to access this resource')
  const name = request.headers.get('repository') ?? ''
  const isKnown = content === undefined || content.repository(name) !== undefined
  if (safeName.test(name) && isKnown) return name
  return new Response(`The token is not for the repository "${name}"`, { status: 401 })
}
