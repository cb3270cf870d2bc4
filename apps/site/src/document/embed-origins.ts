/** Fields of documents that hold the address of a frame, and frames inside markup. */
const framed = [
  /"(?:iframe|frame|embed|embed_url|video|videoUrl)":"(https:[^"\\]+)/g,
  /<iframe[^>]*?src=\\?["'](https:[^"'\\]+)/g,
]

/** Players are framed from another host than the page of a film stands on. */
const players: Readonly<Record<string, readonly string[]>> = {
  'youtube.com': ['https://www.youtube-nocookie.com', 'https://www.youtube.com'],
  'youtu.be': ['https://www.youtube-nocookie.com', 'https://www.youtube.com'],
  'vimeo.com': ['https://player.vimeo.com'],
}

/** The origins of everything that documents embed, so that a page may frame these and no others. */
export function embedOrigins(documents: unknown): string[] {
  const text = JSON.stringify(documents) ?? ''
  const origins = new Set<string>()
  for (const pattern of framed) {
    for (const [, address = ''] of text.matchAll(pattern)) {
      const url = URL.parse(address)
      if (url === null || url.protocol !== 'https:') continue
      origins.add(url.origin)
      for (const player of players[url.hostname.replace(/^www\./, '')] ?? []) origins.add(player)
    }
  }
  return [...origins]
}
