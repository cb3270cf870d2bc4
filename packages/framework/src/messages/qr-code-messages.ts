/** What stands beside a QR code. */
export const qrCodeMessages = {
  feature: 'qrCode',
  english: {
    link: 'Or open the giving page',
    scanToGive: 'Scan to give to {name}',
  },
} as const
