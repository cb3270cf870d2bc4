import { html } from 'hono/html'
import { documentShell } from '../../html/document-shell.ts'
import { htmlAnswer } from '../../http/answers.ts'
import { defineCall } from '../../http/define-call.ts'
import { notFoundPage } from '../../html/not-found-page.ts'

const documents: Readonly<Record<string, { title: string; text: string }>> = {
  'terms-of-service': {
    title: 'Terms of service',
    text: 'On the real platform, its terms are here. This one is a test platform: no money moves, and whatever you enter is kept in a file on this machine until you delete it.',
  },
  privacy: {
    title: 'Privacy policy',
    text: 'On the real platform, its privacy policy is here. This one is a test platform: nothing you enter leaves this machine, and nobody reads it but you.',
  },
}

/** The platform's terms and privacy policy, linked from sign-up. */
export const getInfoPage = defineCall({
  family: 'www',
  method: 'GET',
  path: '/info/:name',
  async handle({ params }) {
    const name = params['name'] ?? ''
    const found = Object.hasOwn(documents, name) ? documents[name] : undefined
    if (found === undefined) return htmlAnswer(await notFoundPage('page'), 404)
    return htmlAnswer(
      await documentShell({
        title: found.title,
        brand: '',
        width: 'narrow',
        body: html`<section class="card">
          <h1>${found.title}</h1>
          <p>${found.text}</p>
        </section>`,
      }),
    )
  },
})
