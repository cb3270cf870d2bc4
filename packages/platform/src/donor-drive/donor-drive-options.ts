import type { Clock, FetchLike } from '../platform/platform.ts'

/** Which DonorDrive a site reads, and what DonorDrive itself does not tell. */
export interface DonorDriveOptions {
  /** Of the charity's DonorDrive, such as `https://try.donordrive.com`; a path is cut. */
  origin: string
  /** Of all amounts: DonorDrive tells none. @default 'USD' */
  currency?: string | undefined
  /** The charity, which DonorDrive does not tell: pages and campaigns are for it. @default none */
  charity?: { id: string; name: string } | undefined
  /**
   * Ids of the events in which a single donation is looked for: DonorDrive lists donations by event only.
   * Without any, a single donation cannot be read.
   *
   * @default none
   */
  events?: readonly string[] | undefined
  /**
   * How long an answer counts, in milliseconds. DonorDrive asks for no more than one request in 15 seconds; after that it
   * is asked whether anything has changed.
   *
   * @default 15000
   */
  freshMs?: number | undefined
  /** The longest that one attempt may take, in milliseconds. @default 10000 */
  timeoutMs?: number | undefined
  /** How many times a failed read is tried again. @default 2 */
  retries?: number | undefined
  /** @default the runtime's own */
  fetch?: FetchLike | undefined
  /** @default the machine's */
  clock?: Clock | undefined
}
