import { yesNo } from '../fields/yes-no.ts'

/** The ten ways to share (decisions.md): each is on when the editor says yes. */
export const shareFields = {
  facebook: yesNo(false),
  twitter: yesNo(false),
  linkedin: yesNo(false),
  pinterest: yesNo(false),
  messenger: yesNo(false),
  whatsapp: yesNo(false),
  telegram: yesNo(false),
  mail: yesNo(false),
  sms: yesNo(false),
  copy: yesNo(false),
}
