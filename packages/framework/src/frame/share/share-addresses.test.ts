import { resolveLink } from '@milepost/content'
import { shareNames, shareOptions } from '@milepost/ui'
import { expect, it } from 'vitest'

const all = Object.fromEntries(shareNames.map((name) => [name, 'yes']))

it.each(
  shareOptions({ url: 'https://give.example/', title: 'Walk' }, all).flatMap(({ name, href }) =>
    href === undefined ? [] : [[name, href]],
  ),
)('the link rules allow %s', (_name, href) =>
  expect(resolveLink(href, { host: 'give.example', path: '/' })).toMatchObject({ href }),
)
