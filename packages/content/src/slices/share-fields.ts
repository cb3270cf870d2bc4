import { yesSwitch } from '../fields/yes-switch.ts'

/** The ten ways to share (decisions.md): each is on when the editor says 'yes', and by no other word. */
export const shareFields = {
  facebook: yesSwitch,
  twitter: yesSwitch,
  linkedin: yesSwitch,
  pinterest: yesSwitch,
  messenger: yesSwitch,
  whatsapp: yesSwitch,
  telegram: yesSwitch,
  mail: yesSwitch,
  sms: yesSwitch,
  copy: yesSwitch,
}
