import { defineCall } from '../../http/define-call.ts'
import { optional, record, object, string } from 'valibot'

/** Takes what a form of a site sends: a line for the log, and a mail that nobody gets. */
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
  handle({ log, params, send }, { body }) {
    const { site, form, fields } = body
    send({
      to: `the readers of the form “${params['name']}”`,
      subject: `The form “${form}” of ${site}`,
      text: Object.entries(fields)
        .map(([name, value]) => `${name}: ${value}`)
        .join('\n'),
    })
    log(`form ${params['name']} of ${site} (${form}): ${Object.keys(fields).join(', ')}`)
    return Response.json({ status: 'taken' }, { status: 202 })
  },
})
