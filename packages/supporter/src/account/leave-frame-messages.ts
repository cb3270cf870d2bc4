/** Replaces password forms in frames of other sites. */
export const leaveFrameMessages = {
  feature: 'leaveFrame',
  english: {
    title: 'Continue in a new window',
    text: 'This site is shown inside another one. To keep you safe, signing in and editing open in their own window, where you can check the address.',
    button: 'Open a new window',
  },
} as const
