import type { TotalFigures } from '../view-models/to-total-figures.ts'
import type { PaperSize } from './paper-size.ts'

/** A poster of a supporter's or a team's page, as its route shows it. */
export interface PosterView {
  /** The page that it leads to: its path. */
  href: string
  title: string
  /** Who it is, and for whom; '' for nothing more than the title. */
  subtitle: string
  image: string | undefined
  /** The code to scan, as an address of a picture. */
  code: string
  /** The QR code's address without `https://`, for people who type it. */
  address: string
  /** The words beside the QR code. */
  invitation: string
  paper: PaperSize
  /** How far it has come; undefined where the poster leaves that out. */
  figures: Pick<TotalFigures, 'raised' | 'raisedLabel' | 'ofTarget' | 'barPercent'> | undefined
}
