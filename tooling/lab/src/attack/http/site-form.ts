import { ask, type Answer } from './ask.ts'

/** A form of the site as a browser would send it. */
export interface SiteForm {
  path: string
  fields: Readonly<Record<string, string>>
}

/** The contact form, with the hidden field that its page gives it. */
export async function contactForm(port: number): Promise<SiteForm> {
  const page = await ask(port, { path: '/contact' })
  const html = page.body.toString()
  const [, id = ''] =
    /name="milepost-form"[^>]*value="([^"]*)"/.exec(html) ??
    /value="([^"]*)"[^>]*name="milepost-form"/.exec(html) ??
    []
  return {
    path: '/contact',
    fields: {
      'milepost-form': id,
      name: 'Nia',
      email: 'nia@example.org',
      topic: 'A gift',
      message: 'Which beach next?',
    },
  }
}

/** Sends a form. */
export function sendForm(
  port: number,
  { path, fields }: SiteForm,
  headers: Record<string, string | string[]>,
): Promise<Answer> {
  return ask(port, {
    method: 'POST',
    path,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: Buffer.from(new URLSearchParams(fields).toString()),
  })
}
