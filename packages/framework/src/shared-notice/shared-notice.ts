import type { NoticeConfig } from '@milepost/content'

/** One notice for all sites of a process: what an agency tells everybody, without editing each site. */
export interface SharedNotice {
  /** Undefined while there is none. */
  readonly current: () => NoticeConfig | undefined
  /** Calls the listener when the notice changes. */
  readonly onChange: (listener: () => void) => void
}

/** Pages are made from the notice, as from a read of this key. */
export const sharedNoticeKey = 'notice:shared'
