import type { AuthorizeInputs } from '../links/authorize-link.ts'
import type { DonateParameters } from '../links/donate-parameters.ts'

/** Addresses on the platform. They are made without a request; nothing here rejects or throws. */
export interface LinkCalls {
  /** Missing where the platform has no sign-in screen of its own. */
  readonly authorizeLink?: ((inputs: AuthorizeInputs) => string) | undefined
  /** Where a donor gives to a campaign itself. @param campaign - its id */
  readonly campaignDonateLink: (campaign: string, parameters?: DonateParameters) => string
  /** What the platform replaces in `exitUrl` by the new donation's id; undefined where it does not. */
  readonly donationIdToken: string | undefined
  /** Where a supporter starts a page on the platform. @param campaign - its id */
  readonly getStartedLink: (campaign: string) => string
  /** Where a donor gives to a page. */
  readonly pageDonateLink: (
    page: { id?: string | undefined; slug?: string | undefined },
    parameters?: DonateParameters,
  ) => string
  /** The picture of a page whose image is not known; missing where the platform has none. */
  readonly pageImageLink?: ((slug: string) => string) | undefined
  /** The platform's own address of a page. */
  readonly pageLink: (slug: string) => string
  /** The privacy policy that somebody with an account agrees to. Missing where the platform has no accounts. */
  readonly privacyLink?: (() => string) | undefined
  /** The picture of a page's QR code. Missing where the platform draws none. */
  readonly qrCodeLink?:
    | ((slug: string, code: { link: string; image?: string | undefined }) => string)
    | undefined
  /** The platform's own address of a team. Missing where it has no teams. */
  readonly teamLink?: ((slug: string) => string) | undefined
  /** The terms that somebody with an account agrees to. Missing where the platform has no accounts. */
  readonly termsLink?: (() => string) | undefined
}
