import { toMajorText, toMinor } from '@milepost/measures'
import type { PlatformEnvironment } from '../environment/environments.ts'
import { buildQuery, encodeText, needsNoEncoding } from '../request/arguments.ts'
import { toBase64, toSlug } from '../values/texts.ts'

/** Returns the URL of a page on the platform. Slugs of newer pages start with `page/`. */
export function pageLink({ environment }: WithEnvironment, slug: string): string {
  return slug.startsWith('page/')
    ? `${environment.www}/page/${encodeText(slug.slice(5))}`
    : `${environment.www}/fundraising/${encodeText(toSlug(slug))}`
}

/** Returns the donation URL of a page, by numeric ID if it is known, otherwise by slug (Spec §7). */
export function pageDonateLink(
  context: WithEnvironment,
  page: { id?: string | undefined; slug?: string | undefined },
  parameters?: DonateParameters,
): string {
  return pageDonateBaseUrl(context, page) + buildDonateQuery(parameters)
}

/** Returns the donation URL of a page without parameters. Separate from `pageDonateLink`, to keep `buildDonateQuery` out of parsers' bundles. */
export function pageDonateBaseUrl(
  { environment }: WithEnvironment,
  page: { id?: string | undefined; slug?: string | undefined },
): string {
  return page.id
    ? `${environment.link}/v1/fundraisingpage/donate/pageId/${encodeText(page.id)}`
    : `${environment.www}/fundraising/${encodeText(toSlug(page.slug))}/donate`
}

/** Returns the URL of a page's image, by slug. For pages whose image URL is unknown. */
export function pageImageUrl(
  { environment }: WithEnvironment,
  slug: string,
  template: ImageTemplate = 'CrowdfundingOwnerAvatar',
): string {
  const { services, provider } = environment
  return `${services}/v1/${provider}/pages/${encodeText(toSlug(slug))}/image?template=${template}`
}

/**
 * Returns the URL of a page's QR code image.
 *
 * @param link - URL in the code
 * @param image - URL of a logo to place in the middle
 */
export function qrCodeUrl(
  { environment }: WithEnvironment,
  slug: string,
  { link, image }: { link: string; image?: string | undefined },
): string {
  const { services, provider } = environment
  const url = `${services}/v1/${provider}/pages/${encodeText(toSlug(slug))}/qrcode`
  return `${url}?link=${encodeText(link)}${image ? `&image=${encodeText(image)}` : ''}`
}

/** Size templates of the platform's image service. */
export type ImageTemplate =
  /** For lists and leaderboards. */
  | 'Size186x186Crop'
  /** For pages and teams. */
  | 'CrowdfundingOwnerAvatar'
  | 'size150x150face'
  | 'size120x120'

/**
 * Returns the URL of an image in the size of a template.
 *
 * @param image - a URL, or a file name, optionally with a path, which is ignored
 * @returns undefined if there is no image
 */
export function imageUrl(
  { environment }: WithEnvironment,
  image: unknown,
  template: ImageTemplate = 'CrowdfundingOwnerAvatar',
): string | undefined {
  if (typeof image !== 'string') return undefined
  if (needsNoEncoding(image)) return `${environment.images}/image/${image}?template=${template}`
  const end = image.search(/[?#]/)
  const source = (end < 0 ? image : image.slice(0, end)).trim()
  const name = source.slice(source.lastIndexOf('/') + 1)
  if (!name) return undefined
  const url = /^(https?:)?\/\//i.test(source)
    ? source.replace(/^\/\//, 'https://')
    : `${environment.images}/image/${encodeText(name)}`
  return `${url}?template=${template}`
}

/** Returns the URL of a team on the platform. */
export function teamLink({ environment }: WithEnvironment, slug: string): string {
  return `${environment.www}/team/${encodeText(toSlug(slug))}`
}

/** Returns the URL of a campaign on the platform. */
export function campaignLink({ environment }: WithEnvironment, slug: string): string {
  return `${environment.www}/campaign/${encodeText(slug)}`
}

/** Returns the donation URL of a campaign (Spec §7). */
export function campaignDonateLink(
  { environment }: WithEnvironment,
  campaignGuid: string,
  parameters?: DonateParameters,
): string {
  const path = `/v1/campaign/donate/campaignGuid/${encodeText(campaignGuid)}`
  return environment.link + path + buildDonateQuery(parameters)
}

/** Placeholder in `exitUrl` that the platform replaces with the ID of the new donation. */
export const donationIdPlaceholder = 'JUSTGIVING-DONATION-ID'

/** Query parameters of a donate link. */
export interface DonateParameters {
  /** Suggested amount in major units. Omitted from the link if it is invalid. */
  amount?: number | undefined
  /** @default 'GBP' if there is an amount */
  currency?: string | undefined
  /** Stored with the donation as its third-party reference. */
  reference?: string | undefined
  /** URL to redirect the donor to afterwards. The platform replaces `donationIdPlaceholder` in it with the donation's ID. */
  exitUrl?: string | undefined
  /** Initial text of the donor's message. */
  message?: string | undefined
}

/** Returns the query of a donate link, with its `?`; '' if there are no parameters. */
export function buildDonateQuery(parameters: DonateParameters = {}): string {
  const { currency, reference, exitUrl, message } = parameters
  const amount = formatAmount(parameters.amount, currency ?? 'GBP')
  return buildQuery({
    amount,
    currency: currency ?? (amount ? 'GBP' : undefined),
    reference,
    exitUrl,
    message,
  })
}

/** Formats an amount in major units; undefined if it is not positive or too large. */
function formatAmount(amount: number | undefined, currency: string): string | undefined {
  const amountMinor = toMinor(amount, currency)
  return amountMinor > 0 && amountMinor < Number.MAX_SAFE_INTEGER
    ? toMajorText(amountMinor, currency)
    : undefined
}

/** Returns the URL of the platform's form for creating a page in a campaign. */
export function getStartedLink({ environment }: WithEnvironment, campaignGuid: string): string {
  return `${environment.www}/fundraising-page/creation${buildQuery({ campaignGuid })}`
}

/** Parameters of the identity service's sign-in screen. */
export interface AuthorizeInputs {
  clientId: string
  /** URL that the screen redirects to, with `code` and `state` in its query. */
  redirectUri: string
  /** Passed through to `redirectUri` unchanged. */
  state?: string | undefined
  /** Whether to open the screen on its sign-up form. @default false */
  signUp?: boolean | undefined
  /** Initial value of the email field. */
  email?: string | undefined
}

/** Returns the URL of the identity service's sign-in screen. Pass the resulting code to `connect`. */
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

/** Returns the URL of the privacy policy for accounts. */
export function privacyLink({ environment }: WithEnvironment): string {
  return `${environment.www}/info/privacy`
}

/** Returns the URL of the terms for accounts. */
export function termsLink({ environment }: WithEnvironment): string {
  return `${environment.www}/info/terms-of-service`
}

/** An object with an environment, such as a platform. */
export interface WithEnvironment {
  readonly environment: PlatformEnvironment
}
