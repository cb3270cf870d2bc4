/** Minimal declarations: `@types/jsdom` has types for `fetch` that would replace Node's in other packages. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(html: string, options?: { pretendToBeVisual?: boolean })
    readonly window: Window & typeof globalThis
  }
}
