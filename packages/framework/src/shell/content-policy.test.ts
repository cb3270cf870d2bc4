import { expect, it } from 'vitest'
import { contentPolicy } from './content-policy.ts'
import { embedOrigins } from '../base/frame-address.ts'
import type { PagePolicy } from '@milepost/server'

const head = {
  styles: '',
  stylesheets: [],
  metaTags: [],
  rss: '',
  appleIcon: undefined,
  scripts: [
    { src: 'https://chat.example/w.js', inline: '', stagingOnly: false, afterConsent: true },
    { src: 'https://debug.example/d.js', inline: '', stagingOnly: true, afterConsent: true },
    { src: '', inline: 'window.a = 1', stagingOnly: false, afterConsent: true },
    { src: '/own.js', inline: '', stagingOnly: false, afterConsent: false },
  ],
}

function policyAt(origin: string): PagePolicy {
  return contentPolicy(
    {
      head,
      iframe: true,
      analytics: [
        { type: 'script', id: '', url: 'https://count.example/c.js' },
        { type: 'google_analytics', id: 'G-1', url: '' },
      ],
    },
    { origin, documents: [{ iframe: 'https://forms.example/a?b=1' }] },
  )
}

it('allows what the content configures, inline scripts by their hash', () => {
  const { scripts, connections, frames, isFramed } = policyAt('https://walk.example.org')
  expect(scripts).toEqual([
    'https://chat.example',
    "'sha256-Aif1QuaDxF56ZK3+IyoelKcjrWC+BWl5ZGfcO1AMmA4='",
    'https://count.example',
    'https://www.googletagmanager.com',
  ])
  expect(connections).toContain('https://count.example')
  expect(connections).toContain('https://*.google-analytics.com')
  expect(frames).toEqual(['https://forms.example'])
  expect(isFramed).toBe(true)
})

it('allows scripts marked stagingOnly on staging origins alone [S2.65]', () => {
  expect(policyAt('https://walk.example.org').scripts).not.toContain('https://debug.example')
  expect(policyAt('https://staging.example.org').scripts).toContain('https://debug.example')
})

it('finds what documents embed, players included, and nothing that is not https', () => {
  expect(
    embedOrigins({
      html: '<p><iframe src="https://maps.example/x"></iframe></p>',
      film: { embed_url: 'https://www.youtube.com/watch?v=1' },
      bad: '<iframe src="http://a.example">',
      iframe: 'javascript:alert(1)',
      text: 'see https://elsewhere.example',
    }).toSorted(),
  ).toEqual(['https://maps.example', 'https://www.youtube-nocookie.com', 'https://www.youtube.com'])
  expect(embedOrigins(undefined)).toEqual([])
})
