import { defineCall } from '../../http/define-call.ts'
import { optional, record, object, string } from 'valibot'

/** Receives a form of a site and logs it in one line. */
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
    log(`form ${params['name']} of ${site} (${form}): ${JSON.stringify(fields)}`)
    return Response.json({ status: 'taken' }, { status: 202 })
  },
})
