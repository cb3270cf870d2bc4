/** A gift as the overlay shows it. */
export interface OverlayGift {
  id: string
  name: string
  /** `gave` in place of an amount that the donor hid. */
  amount: string
  isAmountHidden: boolean
  message: string | undefined
  /** ISO 8601; undefined when unknown. */
  at: string | undefined
}

/** What an overlay for a stream shows. */
export interface OverlayView {
  /** The name of the project, page or team that the money is raised for. */
  title: string
  /** ISO 4217, in upper case. */
  currency: string
  country: string
  raisedMinor: number
  /** 0 for none. */
  targetMinor: number
  raised: string
  /** Such as `of £250,000`; undefined without a target. */
  ofTarget: string | undefined
  /** 0 to 100, for the bar. */
  barPercent: number
  /** When the total was true, in words; undefined while it is up to date. */
  asOf: string | undefined
  /** The latest gifts, newest first; none where the platform does not tell them. */
  gifts: readonly OverlayGift[]
}
