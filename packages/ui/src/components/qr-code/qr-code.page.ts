import type { ComponentFacts } from '@milepost/presets/component-page'
import { linkKeys, pageBasics } from '../../stories/page-basics.ts'

export const qrCodePage: ComponentFacts = {
  ...pageBasics,
  name: 'QrCode',
  title: 'Fundraising/QR code',
  summary: 'A code to scan, and the same as a link.',
  useFor: ['Posters and pages that are printed or shown to others.'],
  notFor: ['A link on a page that people read on their phone: write a link.'],
  anatomy: ['Image of the code', 'Link'],
  keyboard: linkKeys,
  accessibility: [
    'The image has `label` as its `alt`: say what scanning does.',
    'People who cannot scan it follow the link below.',
  ],
  messages: [],
  related: ['ShareBar'],
}
