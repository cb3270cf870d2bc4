/** The id of the element after the content. A browser that has read it has everything for the first paint. */
export const mainEndId = 'main-end'
