/** An answer of DonorDrive. */
export interface DonorDriveAnswer {
  /** The parsed body; an empty list where there is nothing more. */
  data: unknown
  /** How many records the whole list has, as the header `Num-Records` says; undefined where it does not. */
  count: number | undefined
}
