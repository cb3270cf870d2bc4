/** The messages beside a QR code. */
export const qrCodeMessages = {
  feature: 'qrCode',
  english: {
    link: 'Or open the giving page',
    scan: 'Scan to give',
    scanTeam: 'Scan to join or give',
    scanToGive: 'Scan to give to {name}',
  },
} as const
