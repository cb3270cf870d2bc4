/** The messages for programs that cannot listen to a total. */
export const totalEventsMessages = {
  feature: 'totalEvents',
  english: {
    full: 'Nobody else can listen just now. Please try again later, or read the figures without listening.',
    tooMany: 'Too many are listening from your address. Please close some of them, then try again.',
    notHere: 'Nobody can listen to figures here. Please read them without listening.',
  },
} as const
