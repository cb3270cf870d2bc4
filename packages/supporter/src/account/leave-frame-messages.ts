/** Replaces password forms in frames of other sites. */
export const leaveFrameMessages = {
  feature: 'leaveFrame',
  english: {
    title: 'Continue in a new window',
    text: 'You’re viewing this site inside another one. To keep you safe, signing in and editing open in their own window, where you can check the web address.',
    button: 'Open a new window',
  },
} as const
