import { toMajorText, toMinor } from '@milepost/measures'
import type { PlatformEnvironment } from '../environment/environments.ts'
import { buildQuery, encodeText, needsNoEncoding } from '../request/arguments.ts'
import { toBase64, toSlug } from '../values/texts.ts'

/** The platform's own address of a supporter's page. A slug `page/…` names a newer kind of page. */
export function pageLink({ environment }: WithEnvironment, slug: string): string {
  return slug.startsWith('page/')
    ? `${environment.www}/page/${encodeText(slug.slice(5))}`
    : `${environment.www}/fundraising/${encodeText(toSlug(slug))}`
}

/** Where a donor gives to a supporter's page: by its numeric id where that is known, else by slug (Spec §7). */
export function pageDonateLink(
  context: WithEnvironment,
  page: { id?: string | undefined; slug?: string | undefined },
  parameters?: DonateParameters,
): string {
  return pageDonateAddress(context, page) + donateQuery(parameters)
}

/** A page's donate link with nothing to carry; apart from `pageDonateLink`, so that it stays small. */
export function pageDonateAddress(
  { environment }: WithEnvironment,
  page: { id?: string | undefined; slug?: string | undefined },
): string {
  return page.id
    ? `${environment.link}/v1/fundraisingpage/donate/pageId/${encodeText(page.id)}`
    : `${environment.www}/fundraising/${encodeText(toSlug(page.slug))}/donate`
}

/** The picture of a page by its slug, for pages whose image is not known. */
export function pageImageLink(
  { environment }: WithEnvironment,
  slug: string,
  template: ImageTemplate = 'CrowdfundingOwnerAvatar',
): string {
  const { services, provider } = environment
  return `${services}/v1/${provider}/pages/${encodeText(toSlug(slug))}/image?template=${template}`
}

/**
 * The picture of a page's QR code, ready for an `img`.
 *
 * @param link - what the code opens, normally where to donate
 * @param image - the address of a logo in its middle
 */
export function qrCodeLink(
  { environment }: WithEnvironment,
  slug: string,
  { link, image }: { link: string; image?: string | undefined },
): string {
  const { services, provider } = environment
  const address = `${services}/v1/${provider}/pages/${encodeText(toSlug(slug))}/qrcode`
  return `${address}?link=${encodeText(link)}${image ? `&image=${encodeText(image)}` : ''}`
}

/** The sizes in which the platform cuts its images. */
export type ImageTemplate =
  /** Lists and leaderboards. */
  | 'Size186x186Crop'
  /** Pages and teams. */
  | 'CrowdfundingOwnerAvatar'
  | 'size150x150face'
  | 'size120x120'

/**
 * The address of an image in one size. A full address keeps its path; of a file name only what
 * is after the last slash counts.
 *
 * @returns undefined for nothing
 */
export function imageLink(
  { environment }: WithEnvironment,
  image: unknown,
  template: ImageTemplate = 'CrowdfundingOwnerAvatar',
): string | undefined {
  if (typeof image !== 'string') return undefined
  if (needsNoEncoding(image)) return `${environment.images}/image/${image}?template=${template}`
  const end = image.search(/[?#]/)
  const address = (end < 0 ? image : image.slice(0, end)).trim()
  const name = address.slice(address.lastIndexOf('/') + 1)
  if (!name) return undefined
  const full = /^(https?:)?\/\//i.test(address)
    ? address.replace(/^\/\//, 'https://')
    : `${environment.images}/image/${encodeText(name)}`
  return `${full}?template=${template}`
}

/** The platform's own address of a team. */
export function teamLink({ environment }: WithEnvironment, slug: string): string {
  return `${environment.www}/team/${encodeText(toSlug(slug))}`
}

/** The platform's own address of a campaign. */
export function campaignLink({ environment }: WithEnvironment, slug: string): string {
  return `${environment.www}/campaign/${encodeText(slug)}`
}

/** Where a donor gives to a campaign itself (Spec §7). */
export function campaignDonateLink(
  { environment }: WithEnvironment,
  campaignGuid: string,
  parameters?: DonateParameters,
): string {
  const path = `/v1/campaign/donate/campaignGuid/${encodeText(campaignGuid)}`
  return environment.link + path + donateQuery(parameters)
}

/** The text that the platform replaces by the new donation's id when it returns to the exit URL. */
export const donationIdToken = 'JUSTGIVING-DONATION-ID'

/** What a donate link may carry along. */
export interface DonateParameters {
  /** Major units; whole amounts are written whole, others with the decimals of the currency. */
  amount?: number | undefined
  /** @default 'GBP', where there is an amount */
  currency?: string | undefined
  /** Comes back as the donation's third-party reference. */
  reference?: string | undefined
  /** Where the donor returns to. `donationIdToken` inside it becomes the donation's id. */
  exitUrl?: string | undefined
  /** The donor's message, for them to change. */
  message?: string | undefined
}

/** The query of a donate link; '' when there is nothing to carry. */
export function donateQuery(parameters: DonateParameters = {}): string {
  const { currency, reference, exitUrl, message } = parameters
  const amount = amountText(parameters.amount, currency ?? 'GBP')
  return buildQuery({
    amount,
    currency: currency ?? (amount ? 'GBP' : undefined),
    reference,
    exitUrl,
    message,
  })
}

/** What cannot be given is left out, for the donor to type. */
function amountText(amount: number | undefined, currency: string): string | undefined {
  const amountMinor = toMinor(amount, currency)
  return amountMinor > 0 && amountMinor < Number.MAX_SAFE_INTEGER
    ? toMajorText(amountMinor, currency)
    : undefined
}

/** Where a supporter starts a page for a campaign on the platform itself. */
export function getStartedLink({ environment }: WithEnvironment, campaignGuid: string): string {
  return `${environment.www}/fundraising-page/creation${buildQuery({ campaignGuid })}`
}

/** What the identity service's own sign-in screen is told. */
export interface AuthorizeInputs {
  clientId: string
  /** Where the screen leads back to, with a `code` and the `state`. */
  redirectUri: string
  /** Comes back unchanged. */
  state?: string | undefined
  /** Opens on sign-up. */
  signUp?: boolean | undefined
  /** Filled in beforehand. */
  email?: string | undefined
}

/** The address of the identity service's own sign-in screen; `connect` takes the code it gives. */
export function authorizeLink(
  { environment }: WithEnvironment,
  { clientId, redirectUri, state, signUp = false, email }: AuthorizeInputs,
): string {
  const options = email ? toBase64(JSON.stringify({ EmailValue: email })) : ''
  const prefix = signUp ? 'encodedOptionsignup' : 'encodedOptions'
  const query = buildQuery({
    client_id: clientId,
    redirect_uri: redirectUri,
    state,
    response_type: 'code',
    scope: 'openid profile email account fundraise offline_access',
    acr_values: options ? `${prefix}:${options}` : signUp ? 'signup:true' : undefined,
  })
  return `${environment.identity}/connect/authorize${query}`
}

/** The address of the privacy policy that somebody with an account agrees to. */
export function privacyLink({ environment }: WithEnvironment): string {
  return `${environment.www}/info/privacy`
}

/** The address of the terms that somebody with an account agrees to. */
export function termsLink({ environment }: WithEnvironment): string {
  return `${environment.www}/info/terms-of-service`
}

/** Whatever knows its environment: a platform, or a bare `{ environment }`. */
export interface WithEnvironment {
  readonly environment: PlatformEnvironment
}
