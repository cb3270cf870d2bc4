import { parseAmount, toMinor } from '@milepost/measures'
import { toPlatformMinor } from '../../values/wire-money.ts'
import type { FieldErrors } from '../../html/field-error.ts'

/** Values of the "start a page" form, as text. The password is never refilled. */
export interface StartPageForm {
  /** Makes a form that is sent twice one page. */
  creationId: string
  campaignGuid: string
  returnUrl: string
  email: string
  password: string
  title: string
  target: string
  story: string
}

/** Order of a valid form, without the account. */
export interface PageOrder {
  title: string
  targetMinor: number
  /** HTML: one paragraph for each that was typed. */
  story: string
}

/** Reads what was sent. Nothing is trusted; what is missing is empty. */
export function startPageFormFromPost(data: URLSearchParams): StartPageForm {
  const text = (name: string, limit: number) => (data.get(name) ?? '').slice(0, limit)
  return {
    creationId: text('creationId', 100),
    campaignGuid: text('campaignGuid', 100),
    returnUrl: text('returnUrl', 2000),
    email: text('email', 320).trim(),
    password: text('password', 1000),
    title: text('title', 300)
      .replaceAll(/\p{Cc}+/gu, ' ')
      .replaceAll(/[‘’]/g, "'")
      .trim(),
    target: text('target', 40).trim(),
    story: text('story', 10_000).replaceAll('\r\n', '\n').trim(),
  }
}

/** Checks everything but the password. */
export function checkStartPageForm(
  form: StartPageForm,
  currency: string,
): { order: PageOrder; errors: FieldErrors } {
  const errors: Record<string, string> = {}
  if (form.email === '') errors['email'] = 'Enter your e-mail address'
  if (form.password === '') errors['password'] = 'Enter your password'
  if (form.title === '') errors['title'] = 'Give your page a title'
  else if (form.title.length > 100) errors['title'] = 'Use at most 100 characters for the title'
  const target = parseAmount(form.target, { currency, maxMinor: toMinor(1_000_000, currency) })
  if (!target.ok) errors['target'] = `Enter a target in ${currency} above 0 and up to 1,000,000`
  if (form.story.length > 5000) errors['story'] = 'Use at most 5,000 characters for the story'
  return {
    order: {
      title: form.title,
      targetMinor: target.ok ? toPlatformMinor(target.amountMinor, currency) : 0,
      story: storyHtml(form.story),
    },
    errors,
  }
}

function storyHtml(text: string): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  return escaped
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => `<p>${paragraph.trim().replaceAll('\n', '<br>')}</p>`)
    .join('')
}
