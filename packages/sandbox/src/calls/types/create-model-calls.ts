import { type GenericSchema, getDotPath, safeParse } from 'valibot'
import { createEmptyResponse, createJsonResponse } from '../../http/responses.ts'
import type { CallContext } from '../../http/call-context.ts'
import { type SandboxCall, defineCall } from '../../http/define-call.ts'
import { requireRepository } from './model-schemas.ts'

interface ModelRow {
  readonly model: string
}

/** Creates the calls of the CMS's Types API for custom types or slices. */
export function createModelCalls(
  kind: 'customtypes' | 'slices',
  schema: GenericSchema<unknown, { readonly id: string }>,
): SandboxCall[] {
  const family = 'types' as const
  return [
    defineCall({
      family,
      method: 'GET',
      path: `/${kind}`,
      handle: (context) =>
        withRepository(context, (repository) => {
          const rows = context.database.all<ModelRow>(
            'SELECT model FROM content_models WHERE repository = ? AND kind = ? ORDER BY id',
            repository,
            kind,
          )
          return createJsonResponse(rows.map(({ model }) => JSON.parse(model) as unknown))
        }),
    }),
    defineCall({
      family,
      method: 'GET',
      path: `/${kind}/:id`,
      handle: (context) =>
        withRepository(context, (repository) => {
          const row = context.database.get<ModelRow>(
            'SELECT model FROM content_models WHERE repository = ? AND kind = ? AND id = ?',
            repository,
            kind,
            context.params['id'] ?? '',
          )
          return row === undefined
            ? createEmptyResponse(404)
            : createJsonResponse(JSON.parse(row.model))
        }),
    }),
    defineCall({
      family,
      method: 'POST',
      path: `/${kind}/insert`,
      handle: (context) =>
        withModel(context, schema, (repository, id, model) => {
          const { changes } = context.database.run(
            'INSERT INTO content_models (repository, kind, id, model) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING',
            repository,
            kind,
            id,
            model,
          )
          return createEmptyResponse(changes === 0 ? 409 : 201)
        }),
    }),
    defineCall({
      family,
      method: 'POST',
      path: `/${kind}/update`,
      handle: (context) =>
        withModel(context, schema, (repository, id, model) => {
          const { changes } = context.database.run(
            'UPDATE content_models SET model = ? WHERE repository = ? AND kind = ? AND id = ?',
            model,
            repository,
            kind,
            id,
          )
          return createEmptyResponse(changes === 0 ? 422 : 204)
        }),
    }),
    defineCall({
      family,
      method: 'DELETE',
      path: `/${kind}/:id`,
      handle: (context) =>
        withRepository(context, (repository) => {
          context.database.run(
            'DELETE FROM content_models WHERE repository = ? AND kind = ? AND id = ?',
            repository,
            kind,
            context.params['id'] ?? '',
          )
          return createEmptyResponse(204)
        }),
    }),
  ]
}

function withRepository(context: CallContext, work: (repository: string) => Response): Response {
  const repository = requireRepository(context)
  return typeof repository === 'string' ? work(repository) : repository
}

/** Validates the model in the request body. Rejects an invalid model with 400 and the name of the invalid field. */
async function withModel(
  context: CallContext,
  schema: GenericSchema<unknown, { readonly id: string }>,
  work: (repository: string, id: string, model: string) => Response,
): Promise<Response> {
  const refusal = requireRepository(context)
  if (typeof refusal !== 'string') return refusal
  const text = await context.request.text()
  let model: unknown
  try {
    model = JSON.parse(text)
  } catch {
    return new Response('The body is not valid JSON', { status: 400 })
  }
  const parsed = safeParse(schema, model)
  if (!parsed.success) {
    const [issue] = parsed.issues
    return new Response(`${getDotPath(issue) ?? 'body'}: ${issue.message}`, { status: 400 })
  }
  return withRepository(context, (repository) => work(repository, parsed.output.id, text))
}
