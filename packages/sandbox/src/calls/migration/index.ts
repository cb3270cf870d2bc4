import * as v from 'valibot'
import { createJsonResponse, createMessageResponse } from '../../http/responses.ts'
import type { CallContext } from '../../http/call-context.ts'
import { defineCall, type SandboxCall } from '../../http/define-call.ts'
import { requireRepository } from '../types/model-schemas.ts'

const nameSchema = v.pipe(v.string(), v.regex(/^[a-z0-9][\w-]*$/i))
const dataSchema = v.record(v.string(), v.unknown())
const newDocumentSchema = v.object({
  title: v.pipe(v.string(), v.nonEmpty()),
  type: nameSchema,
  uid: nameSchema,
  lang: v.pipe(v.string(), v.regex(/^[a-z]{2}-[a-z]{2}$/)),
  data: dataSchema,
})
const fileNameSchema = v.pipe(v.string(), v.regex(/^[\w-][\w.-]*$/))

/**
 * The endpoints of the CMS's Migration and Asset APIs that its client uses. Documents are saved in the repository's
 * release `migration`; documents in another language are published directly. Files are saved in its `media` folder.
 */
export const migrationCalls: readonly SandboxCall[] = [
  defineCall({
    family: 'migration',
    method: 'POST',
    path: '/documents',
    handle: (context) =>
      withValidBody(context, newDocumentSchema, (repository, { title, ...document }) => {
        const id = context.content?.createDocument(repository, document)
        const { type, uid, lang } = document
        return id === undefined
          ? createMessageResponse(400, `${type}/${uid} already exists in ${lang}`)
          : createJsonResponse({ title, id, type, uid, lang }, 201)
      }),
  }),
  defineCall({
    family: 'migration',
    method: 'PUT',
    path: '/documents/:id',
    handle: (context) =>
      withValidBody(context, v.object({ data: dataSchema }), (repository, { data: fields }) => {
        const id = context.params['id'] ?? ''
        const isKnown = context.content?.updateDocument(repository, id, fields) === true
        return isKnown
          ? createJsonResponse({ id })
          : createMessageResponse(404, `There is no document ${id}`)
      }),
  }),
  defineCall({
    family: 'asset-api',
    method: 'POST',
    path: '/assets',
    async handle(context) {
      const repository = requireWritableRepository(context)
      if (typeof repository !== 'string') return repository
      const form = await context.request.formData().catch(() => undefined)
      const sent = form?.get('file')
      if (!(sent instanceof File) || !v.is(fileNameSchema, sent.name)) {
        return createJsonResponse({ error: 'file: A file with a plain name is required' }, 400)
      }
      context.content?.saveMedia(repository, sent.name, new Uint8Array(await sent.arrayBuffer()))
      const url = `${context.origin}/content/${repository}/media/${sent.name}`
      return createJsonResponse({
        id: sent.name,
        url,
        filename: sent.name,
        size: sent.size,
        kind: 'image',
      })
    },
  }),
]

/** Rejects browsers, because any web page could write to the content folder with the sandbox's public token. */
function requireWritableRepository(context: CallContext): string | Response {
  return context.request.headers.has('origin')
    ? createMessageResponse(403, 'Browsers may not write content')
    : requireRepository(context)
}

async function withValidBody<Body>(
  context: CallContext,
  schema: v.GenericSchema<unknown, Body>,
  work: (repository: string, body: Body) => Response,
): Promise<Response> {
  const repository = requireWritableRepository(context)
  if (typeof repository !== 'string') return repository
  const parsed = v.safeParse(schema, await context.request.json().catch(() => undefined))
  if (parsed.success) return work(repository, parsed.output)
  const [issue] = parsed.issues
  return createMessageResponse(400, `${v.getDotPath(issue) ?? 'body'}: ${issue.message}`)
}
