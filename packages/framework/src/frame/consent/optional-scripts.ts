/** Whether optional scripts were added to this document. They cannot be removed from it. */
export const optionalScripts = { areLoaded: false }
