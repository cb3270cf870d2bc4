import { defineCall } from '../../http/define-call.ts'
import { optional, record, object, string } from 'valibot'

/** Takes what a form of a site sends, and writes it to the log: nobody reads the sandbox's post. */
export const postForm = defineCall({
  family: 'www',
  method: 'POST',
  path: '/forms/:name',
  withoutKey: true,
  body: object({
    site: string(),
    form: string(),
    fields: optional(record(string(), string()), {}),
  }),
  handle({ log, params }, { body }) {
    const { site, form, fields } = body
    log(`form ${params['name']} of ${site} (${form}): ${Object.keys(fields).join(', ')}`)
    return Response.json({ status: 'taken' }, { status: 202 })
  },
})
