import { onlyYes } from '../fields/only-yes.ts'

/** The ten ways to share (decisions.md): each is on when the editor says 'yes', and by no other word. */
export const shareFields = {
  facebook: onlyYes,
  twitter: onlyYes,
  linkedin: onlyYes,
  pinterest: onlyYes,
  messenger: onlyYes,
  whatsapp: onlyYes,
  telegram: onlyYes,
  mail: onlyYes,
  sms: onlyYes,
  copy: onlyYes,
}
