// Counts visits, once a visitor has said yes to it. Nothing leaves the browser.
{
  const before = /(?:^|; )tideline_visits=(\d{1,6})(?:;|$)/.exec(document.cookie)
  const visits = Number(before?.[1] ?? 0) + 1
  document.cookie = `tideline_visits=${visits}; Max-Age=34214400; Path=/; SameSite=Lax`
  globalThis.dataLayer ??= []
  globalThis.dataLayer.push({ event: 'visit', visits })
}
