import { html } from 'hono/html'
import type { Html } from '../../html/document-shell.ts'
import { renderDocument } from '../../html/document-shell.ts'
import type { FieldErrors } from '../../html/field-error.ts'
import {
  renderErrorSummary,
  renderFieldError,
  renderFieldAttributes,
} from '../../html/field-error.ts'
import { demoPassword } from '../../seed/seed-world.ts'
import type { AuthorizeRequest, AcrOptions } from './authorize-request.ts'

/** Values for refilling the sign-in and sign-up forms. The password is never refilled. */
interface IdentityForm {
  firstName: string
  lastName: string
  email: string
}

interface AuthorizeScreenOptions {
  origin: string
  /** Email addresses of demo supporters. */
  demoEmails: readonly string[]
  request: AuthorizeRequest
  acrOptions: AcrOptions
  form: IdentityForm
  errors: FieldErrors
}

const testNotice = 'This is a test platform. Nothing you enter leaves this machine.'

/** Renders the sign-in page, or the sign-up page if requested. Each links to the other. */
export function renderAuthorizeScreen(options: AuthorizeScreenOptions): Promise<string> {
  const { origin, demoEmails, request, acrOptions, form, errors } = options
  const { signUp } = acrOptions
  const title = signUp ? acrOptions.signUpTitle : acrOptions.signInTitle
  const wrong = Object.keys(errors).length > 0
  return renderDocument({
    title: `${wrong ? 'Error: ' : ''}${title}`,
    notice: testNotice,
    brand: '',
    width: 'narrow',
    body: html`<section class="card">
      <h1>${title}</h1>
      ${signUp || demoEmails.length === 0 ? '' : html`<p class="soft">Sign in as a demo supporter: <strong>${new Intl.ListFormat('en', { type: 'disjunction' }).format(demoEmails)}</strong>, password <strong>${demoPassword}</strong>.</p>`}
      ${renderErrorSummary(errors)}
      <form method="post" action="${origin}/identity/connect/authorize" novalidate>
        ${renderHiddenFields(request)}<input
          type="hidden"
          name="step"
          value="${signUp ? 'sign-up' : 'sign-in'}"
        />
        ${signUp ? html`${renderField(errors, 'firstName', 'First name', form.firstName, 'given-name')}${renderField(errors, 'lastName', 'Last name', form.lastName, 'family-name')}` : ''}
        ${renderField(errors, 'email', 'Email address', form.email, 'username', 'email')}
        ${renderField(errors, 'password', 'Password', '', signUp ? 'new-password' : 'current-password', 'password')}
        <div class="actions">
          <button type="submit">${signUp ? 'Create my account' : 'Sign in'}</button>
          <a href="${getOtherScreenUrl(origin, request, acrOptions)}"
            >${signUp ? 'I have an account' : 'Create an account'}</a
          >
        </div>
      </form>
    </section>`,
  })
}

/** Renders the page for granting the site access to the account. */
export function renderConsentScreen(
  origin: string,
  ticket: string,
  { clientId, redirectUri }: Pick<AuthorizeRequest, 'clientId' | 'redirectUri'>,
  firstName: string,
): Promise<string> {
  return renderDocument({
    title: 'Allow access',
    notice: testNotice,
    brand: '',
    width: 'narrow',
    body: html`<section class="card">
      <h1>Allow access, ${firstName}?</h1>
      <p><strong>${clientId}</strong> at ${new URL(redirectUri).host} would like to</p>
      <ul>
        <li>see your name, email and postal address</li>
        <li>create and edit fundraising pages for you</li>
        <li>keep you signed in</li>
      </ul>
      <form method="post" action="${origin}/identity/connect/authorize">
        <input type="hidden" name="step" value="consent" /><input
          type="hidden"
          name="ticket"
          value="${ticket}"
        />
        <div class="actions">
          <button type="submit" name="answer" value="allow">Allow</button>
          <button type="submit" name="answer" value="deny">Do not allow</button>
        </div>
      </form>
    </section>`,
  })
}

/** Renders an error page for an invalid link. */
export function renderBrokenLinkScreen(problem: string): Promise<string> {
  return renderDocument({
    title: 'This link does not work',
    notice: testNotice,
    brand: '',
    width: 'narrow',
    body: html`<section class="card">
      <h1>This link does not work</h1>
      <p>${problem}</p>
    </section>`,
  })
}

function renderField(
  errors: FieldErrors,
  name: string,
  label: string,
  value: string,
  autocomplete: string,
  type = 'text',
): Html {
  return html`<div>
    <label for="${name}">${label}</label>${renderFieldError(errors, name)}
    <input
      type="${type}"
      id="${name}"
      name="${name}"
      autocomplete="${autocomplete}"
      value="${value}"
      ${renderFieldAttributes(errors, name)}
    />
  </div>`
}

function renderHiddenFields(request: AuthorizeRequest): Html {
  const fields = Object.entries(toParameters(request))
  return html`${fields.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}`
}

function getOtherScreenUrl(
  origin: string,
  request: AuthorizeRequest,
  acrOptions: AcrOptions,
): string {
  const options = Buffer.from(
    JSON.stringify({
      EmailValue: acrOptions.email,
      SignInTitle: acrOptions.signInTitle,
      SignUpTitle: acrOptions.signUpTitle,
    }),
  ).toString('base64')
  const prefix = acrOptions.signUp ? 'encodedOptions' : 'encodedOptionsignup'
  const query = new URLSearchParams(toParameters({ ...request, acrValues: `${prefix}:${options}` }))
  return `${origin}/identity/connect/authorize?${query.toString()}`
}

function toParameters(request: AuthorizeRequest): Record<string, string> {
  return {
    client_id: request.clientId,
    redirect_uri: request.redirectUri,
    state: request.state,
    response_type: request.responseType,
    scope: request.scope,
    acr_values: request.acrValues,
  }
}
