const sandbox = 'allow-scripts allow-same-origin allow-popups allow-forms allow-presentation'

/** Replaces a placeholder with the content of the other site, and moves the focus to it. */
export function loadEmbed(link: HTMLAnchorElement, src: string): void {
  const frame = document.createElement('iframe')
  frame.src = src
  frame.title = link.textContent
  frame.setAttribute('sandbox', sandbox)
  frame.style.cssText = 'inline-size:100%;aspect-ratio:16/9;border:0'
  link.replaceWith(frame)
  frame.tabIndex = 0
  frame.focus()
}
