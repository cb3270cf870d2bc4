import type { SliceOf } from './slice-scope.ts'

/** A share bar that no editor has made: it offers every way there is. */
export const noShares: SliceOf<'shareBar'> = {
  type: 'shareBar',
  label: null,
  primary: {
    title: '',
    text: '',
    background: 'none',
    anchor: undefined,
    shareTitle: '',
    facebook: false,
    twitter: false,
    linkedin: false,
    pinterest: false,
    messenger: false,
    whatsapp: false,
    telegram: false,
    mail: false,
    sms: false,
    copy: false,
  },
  items: [],
}
