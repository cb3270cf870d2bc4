/**
 * Reads the lists again every two seconds while the page is looked at. Without it they are as old as the page. Nothing moves
 * under the pointer or the focus.
 */
export const refreshScript = `
setInterval(async () => {
  if (document.hidden) return
  for (const list of document.querySelectorAll('[data-follows]')) {
    if (list.matches(':hover') || list.contains(document.activeElement)) continue
    try {
      const answer = await fetch(list.dataset.follows)
      if (answer.ok) list.innerHTML = await answer.text()
    } catch {}
  }
}, 2000)
`
