import { expect, it, vi } from 'vitest'
import { navigationTree } from './navigation-tree.ts'

const row = (label: string, parent = '') => ({
  label,
  parent,
  url: `/${label}`,
  linkType: '' as const,
})

it('nests an item under the parent it names [S2.39]', () => {
  const tree = navigationTree([row('walk'), row('about'), row('faq', 'Walk'), row('team', 'about')])
  expect(tree.map(({ label, children }) => [label, children.map((child) => child.label)])).toEqual([
    ['walk', ['faq']],
    ['about', ['team']],
  ])
})

it('finds a parent without regard to spaces around its name, and keeps what has none whole', () => {
  const leaf = (label: string) => ({ label, url: `/${label}`, linkType: '', children: [] })
  expect(navigationTree([row(' walk '), row('team', 'WALK'), row('lost', 'nowhere')])).toEqual([
    { ...leaf(' walk '), children: [leaf('team')] },
    leaf('lost'),
  ])
})

it('nests an item that is before its parent [S2.39]', () =>
  expect(navigationTree([row('faq', 'walk'), row('walk')])).toMatchObject([
    { label: 'walk', children: [{ label: 'faq' }] },
  ]))

it('keeps an item at the top when its parent is missing, nested or itself', () => {
  const onOrphan = vi.fn()
  const tree = navigationTree(
    [row('a'), row('b', 'a'), row('c', 'b'), row('d', 'nowhere'), row('e', 'e')],
    onOrphan,
  )
  expect(tree.map(({ label }) => label)).toEqual(['a', 'c', 'd', 'e'])
  expect(onOrphan.mock.calls.map((call: unknown[]) => call[1])).toEqual([2, 3, 4])
})

it('gives children to the first of two items of one name', () => {
  const tree = navigationTree([row('a'), row('a'), row('b', 'a')])
  expect(tree.map(({ children }) => children.length)).toEqual([1, 0])
})
