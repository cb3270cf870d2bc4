import { expect, it } from 'vitest'
import { routeModules } from './route-modules.ts'

const manifest = {
  routes: {
    root: { id: 'root', path: '', module: '/root.js', imports: ['/shared.js'] },
    home: { id: 'home', parentId: 'root', index: true, module: '/content.js' },
    page: {
      id: 'page',
      parentId: 'root',
      path: 'fundraising/:slug',
      module: '/page.js',
      imports: ['/shared.js', '/list.js'],
    },
    rest: { id: 'rest', parentId: 'root', path: '*', module: '/content.js' },
  },
}

it('names the code of the page at a path, each file once', () => {
  expect(routeModules('/fundraising/maya', manifest)).toEqual([
    '/root.js',
    '/shared.js',
    '/page.js',
    '/list.js',
  ])
  expect(routeModules('/', manifest)).toContain('/content.js')
  expect(routeModules('/about', manifest)).toEqual(['/root.js', '/shared.js', '/content.js'])
})
