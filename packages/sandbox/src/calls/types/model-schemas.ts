import * as v from 'valibot'
import { createMessageResponse } from '../../http/responses.ts'
import type { CallContext } from '../../http/call-context.ts'

/** Fixed write token that the sandbox accepts for every CMS repository. */
export const modelsApiToken = 'sandbox'

/** Model id, which must be a valid path segment for `GET …/{id}`. */
const idSchema = v.pipe(v.string(), v.regex(/^[\w-]+$/))
const fieldSchema = v.looseObject({ type: v.pipe(v.string(), v.nonEmpty()) })
const fieldsSchema = v.record(v.string(), fieldSchema)

/** Schema of a custom type. Contains only the fields that the CMS validates. */
export const customTypeSchema = v.looseObject({
  id: idSchema,
  label: v.nullish(v.string()),
  repeatable: v.boolean(),
  status: v.boolean(),
  json: v.record(v.string(), fieldsSchema),
})

/** Schema of a shared slice, which multiple custom types may use. */
export const sharedSliceSchema = v.looseObject({
  id: idSchema,
  type: v.literal('SharedSlice'),
  name: v.pipe(v.string(), v.nonEmpty()),
  variations: v.pipe(
    v.array(
      v.looseObject({
        id: idSchema,
        primary: v.optional(fieldsSchema),
        items: v.optional(fieldsSchema),
      }),
    ),
    v.minLength(1),
  ),
})

const safeNamePattern = /^[a-z0-9][\w-]*$/i

/**
 * Returns the name from the `repository` header. Like the CMS, rejects a missing or wrong token with 403, and an
 * unknown repository with 401.
 *
 * @returns the repository's name, or the error response
 */
export function requireRepository({ request, content }: CallContext): string | Response {
  const [scheme = '', token = ''] = (request.headers.get('authorization') ?? '').split(/\s+/, 2)
  if (scheme.toLowerCase() !== 'bearer' || token === '') {
    return createMessageResponse(403, 'Missing Authentication Token')
  }
  if (token !== modelsApiToken)
    return createMessageResponse(403, 'User is not authorized to access this resource')
  const name = request.headers.get('repository') ?? ''
  const isKnown = content === undefined || content.repository(name) !== undefined
  if (safeNamePattern.test(name) && isKnown) return name
  return new Response(`The token is not for the repository "${name}"`, { status: 401 })
}
