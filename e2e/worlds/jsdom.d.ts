/** As much of it as is used: `@types/jsdom` brings types of `fetch` that other packages would find in place of Node's. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(html: string, options?: { pretendToBeVisual?: boolean })
    readonly window: Window & typeof globalThis
  }
}
