import { messageAnswer } from '../../http/answers.ts'
import type { CallContext } from '../../http/call-context.ts'
import { modelsApiToken } from './models-api-token.ts'

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
