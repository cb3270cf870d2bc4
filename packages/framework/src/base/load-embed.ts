export const frameSandbox =
  'allow-scripts allow-same-origin allow-popups allow-forms allow-presentation'

export const frameStyle = 'inline-size:100%;aspect-ratio:16/9;border:0'

/** Replaces the placeholder of an embed with its frame, and moves the focus to it. */
export function loadEmbed(link: HTMLAnchorElement, src: string): void {
  const frame = document.createElement('iframe')
  frame.src = src
  frame.title = link.textContent
  frame.setAttribute('sandbox', frameSandbox)
  frame.style.cssText = frameStyle
  link.replaceWith(frame)
  frame.tabIndex = 0
  frame.focus()
}
